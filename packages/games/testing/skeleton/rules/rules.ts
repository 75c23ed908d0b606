import {
  accepted,
  allSeats,
  atSeat,
  type ChanceOutcome,
  clockwiseFrom,
  dealOneByOne,
  type Face,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByMost,
  refused,
  type Seat,
  withOn,
  withoutCards,
} from '@hundredfold/shared/game';
import type { SkeletonAction, SkeletonRefusal } from './declaration.ts';
import { placeOfHighest } from './score.ts';
import { DEALT, type SkeletonState } from './state.ts';

export function chance({ phase, hands, deck }: SkeletonState): PendingChance | null {
  switch (phase) {
    case 'pick':
      return { chance: 'pick', from: hands.length };
    case 'shuffle':
      return { chance: 'shuffle', pile: 'deck', cards: deck };
    case 'play':
    case 'over':
      return null;
  }
}

/** Picks the first leader, then deals (rules 3.1 and 3.2). */
export function resolveChance(state: SkeletonState, lot: ChanceOutcome): SkeletonState {
  if (lot.chance === 'pick') return { ...state, phase: 'shuffle', leader: lot.result };
  const seats = state.hands.length;
  const dealt = seats * DEALT;
  const order = clockwiseFrom(leaderOf(state), allSeats(seats));
  return {
    ...state,
    phase: 'play',
    hands: dealOneByOne(lot.result.slice(0, dealt), order, seats),
    deck: lot.result.slice(dealt),
  };
}

/** Returns the seat that leads or follows (rule 4.1). */
export function toAct(state: SkeletonState): readonly Seat[] {
  return onlySeat(state.phase === 'play' ? (leaderOf(state) + state.trick.length) % state.hands.length : null);
}

export function apply(state: SkeletonState, seat: Seat, action: SkeletonAction): Result<SkeletonState, SkeletonRefusal> {
  if (state.phase === 'over') return refused('game-over');
  if (toAct(state)[0] !== seat) return refused('not-your-turn');
  const hand = state.hands[seat] ?? [];
  const wrong = whyIllegalIn(hand, action);
  if (wrong !== null) return refused(wrong);
  const hands = atSeat(state.hands, seat, withoutCards(hand, [action.card]));
  const trick = withOn(state.trick, action.card);
  return accepted(trick.length < hands.length ? { ...state, hands, trick } : takeTrick({ ...state, hands, trick }));
}

/** Returns why an action is illegal (rule 4.1); `null` if it is legal. */
export function whyIllegalIn(hand: readonly Face[], { card }: SkeletonAction): SkeletonRefusal | null {
  return hand.includes(card) ? null : 'not-in-hand';
}

/** Returns the outcome by rule 5.1. */
export function outcome(state: SkeletonState): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.won.map((cards) => cards.length / state.hands.length);
  return { ranking: rankByMost(scores), scores };
}

/** Gives the trick and the lead to the highest card; after the last trick the game is over (rules 4.2 and 5.1). */
function takeTrick(state: SkeletonState): SkeletonState {
  const { hands, trick } = state;
  const winner = (leaderOf(state) + placeOfHighest(trick)) % hands.length;
  const won = atSeat(state.won, winner, [...(state.won[winner] ?? []), ...trick]);
  const phase = hands.every((hand) => hand.length === 0) ? 'over' : 'play';
  return { ...state, phase, leader: winner, trick: [], won };
}

function leaderOf({ leader }: SkeletonState): Seat {
  if (leader === null) throw new Error('no leader has been picked');
  return leader;
}
