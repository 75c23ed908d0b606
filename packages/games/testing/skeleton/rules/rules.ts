import {
  accepted,
  allSeats,
  type ChanceOutcome,
  clockwiseFrom,
  dealOneByOne,
  type Face,
  nextInTrick,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByMost,
  refused,
  type Seat,
  withCardPlayed,
  withTrickTaken,
} from '@hundredfold/shared/game';
import type { SkeletonAction, SkeletonRefusal } from './declaration.ts';
import { winnerOf } from './score.ts';
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
  const order = clockwiseFrom(state.leader ?? 0, allSeats(seats));
  return {
    ...state,
    phase: 'play',
    hands: dealOneByOne(lot.result.slice(0, dealt), order, seats),
    deck: lot.result.slice(dealt),
  };
}

/** Returns the seat that leads or follows (rule 4.1). */
export function toAct(state: SkeletonState): readonly Seat[] {
  return onlySeat(state.phase === 'play' ? nextInTrick(state, state.hands.length) : null);
}

export function apply(state: SkeletonState, seat: Seat, action: SkeletonAction): Result<SkeletonState, SkeletonRefusal> {
  if (state.phase === 'over') return refused('game-over');
  if (toAct(state)[0] !== seat) return refused('not-your-turn');
  const wrong = whyIllegalIn(state.hands[seat] ?? [], action);
  if (wrong !== null) return refused(wrong);
  const after = withCardPlayed(state, seat, action.card);
  return accepted(after.trick.length < after.hands.length ? after : takeTrick(after));
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
  const { hands } = state;
  const phase = hands.every((hand) => hand.length === 0) ? 'over' : 'play';
  return { ...withTrickTaken(state, winnerOf(state, hands.length)), phase };
}
