import {
  accepted,
  allSeats,
  atSeat,
  type ChanceOutcome,
  type Face,
  hundredValue,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByMost,
  refused,
  type Seat,
  withOn,
  without,
} from '@hundredfold/shared/game';
import type { RummyAction, RummyRefusal } from './declaration.ts';
import { HAND, isHundred } from './score.ts';
import { dealHands, pointsOf, type RummyState, totalOf } from './state.ts';
import { drawCards, nextTurn } from './turn.ts';

export function chance({ phase, draw, discard, seats }: RummyState): PendingChance | null {
  switch (phase) {
    case 'shuffle':
      return { chance: 'shuffle', pile: 'draw', cards: draw };
    case 'refill':
      return { chance: 'shuffle', pile: 'draw', cards: discard };
    case 'pick':
      return { chance: 'pick', from: seats };
    case 'draw':
    case 'discard':
    case 'over':
      return null;
  }
}

/**
 * Shuffles, picks the first player and deals (rules 2.2 and 2.3). Only the first game of several players picks a player (rule
 * 7.1).
 */
export function resolveChance(state: RummyState, lot: ChanceOutcome): RummyState {
  if (lot.chance === 'pick') return dealHands(state, lot.result);
  if (state.phase === 'refill') return drawCards({ ...state, draw: lot.result, discard: [], owed: 0 }, state.owed);
  const shuffled: RummyState = { ...state, draw: lot.result };
  if (state.first !== null) return dealHands(shuffled, state.first);
  return state.seats === 1 ? dealHands(shuffled, 0) : { ...shuffled, phase: 'pick' };
}

export function toAct({ phase, turn }: RummyState): readonly Seat[] {
  return onlySeat(phase === 'draw' || phase === 'discard' ? turn : null);
}

export function apply(state: RummyState, seat: Seat, action: RummyAction): Result<RummyState, RummyRefusal> {
  if (state.phase === 'over') return refused('game-over');
  if (toAct(state)[0] !== seat) return refused('not-your-turn');
  const { draw, discard, seats } = state;
  const hand = state.hands[seat] ?? [];
  const wrong = whyIllegalIn({ hand, draw: draw.length, discard: discard.length, alone: seats === 1 }, action);
  return wrong === null ? accepted(performAction(state, seat, action)) : refused(wrong);
}

interface Situation {
  readonly hand: readonly Face[];
  readonly draw: number;
  readonly discard: number;
  readonly alone: boolean;
}

/** Returns why an action is illegal by rules 4.2 to 4.5, in the solitaire by rule 6.2; `null` if it is legal. */
export function whyIllegalIn({ hand, draw, discard, alone }: Situation, action: RummyAction): RummyRefusal | null {
  const drawn = hand.length > HAND;
  if (action.type === 'discard') return drawn ? (hand.includes(action.card) ? null : 'not-in-hand') : 'draw-first';
  if (drawn) return 'discard-first';
  if (action.type === 'score') return isHundred(hand) ? null : 'not-a-hundred';
  if (action.from === 'draw') return draw > 0 || (!alone && discard > 0) ? null : 'no-cards-left';
  return alone ? 'only-the-draw-pile' : discard > 0 ? null : 'discard-pile-empty';
}

function performAction(state: RummyState, seat: Seat, action: RummyAction): RummyState {
  switch (action.type) {
    case 'discard':
      return discardCard(state, seat, action.card);
    case 'score':
      return scoreHand(state, seat);
    case 'draw':
      return action.from === 'draw' ? drawCards(state, 1) : takeDiscard(state, seat);
  }
}

/** Returns the outcome by rules 5.1 to 5.4, in the solitaire by rule 6.3, in a tournament by rule 7.2. */
export function outcome(state: RummyState): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = allSeats(state.seats).map((seat) => totalOf(state, seat));
  return state.seats === 1
    ? { scores, won: pointsOf(state, 0) >= state.options.target }
    : { ranking: rankByMost(scores), scores };
}

/** Takes the top card of the discard pile (rule 4.2). */
function takeDiscard(state: RummyState, seat: Seat): RummyState {
  const { hands, discard } = state;
  const drawn = [...(hands[seat] ?? []), ...discard.slice(-1)];
  return { ...state, phase: 'discard', hands: atSeat(hands, seat, drawn), discard: discard.slice(0, -1) };
}

/** Discards a card (rule 4.3). */
function discardCard(state: RummyState, seat: Seat, card: Face): RummyState {
  const hand = state.hands[seat] ?? [];
  const hands = atSeat(state.hands, seat, without(hand, hand.lastIndexOf(card)));
  return nextTurn({ ...state, hands, discard: withOn(state.discard, card) }, seat);
}

/** Scores a hand (rule 4.4). The cards are sorted by value, so that no one learns the order in which they were drawn. */
function scoreHand(state: RummyState, seat: Seat): RummyState {
  const hand = (state.hands[seat] ?? []).toSorted((one, other) => hundredValue(one) - hundredValue(other));
  const pile = [...(state.scored[seat] ?? []), ...hand];
  const shown: RummyState = {
    ...state,
    hands: atSeat(state.hands, seat, []),
    scored: atSeat(state.scored, seat, pile),
    shown: hand,
  };
  return drawCards(shown, HAND);
}
