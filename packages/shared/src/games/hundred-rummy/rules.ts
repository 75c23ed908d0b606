import type { Face } from '../../cards/face.ts';
import { hundredValue } from '../../cards/hundred.ts';
import { withOn, without } from '../../cards/pile.ts';
import type { Chance, Lot } from '../../core/chance.ts';
import { type Outcome, rankByMost } from '../../core/outcome.ts';
import { accepted, type Result, refused } from '../../core/result.ts';
import { allSeats, atSeat, onlySeat, type Seat } from '../../core/seat.ts';
import type { RummyAction, RummyRefusal } from './declaration.ts';
import { HAND, isHundred } from './score.ts';
import { dealt, pointsOf, type RummyState, totalOf } from './state.ts';
import { drawing, nextTurn } from './turn.ts';

export function chance({ phase, draw, discard, seats }: RummyState): Chance | null {
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

/** Rules 2.2 and 2.3; only the first game of several players picks somebody (rule 7.1). */
export function settle(state: RummyState, lot: Lot): RummyState {
  if (lot.chance === 'pick') return dealt(state, lot.result);
  if (state.phase === 'refill') return drawing({ ...state, draw: lot.result, discard: [], owed: 0 }, state.owed);
  const shuffled: RummyState = { ...state, draw: lot.result };
  if (state.first !== null) return dealt(shuffled, state.first);
  return state.seats === 1 ? dealt(shuffled, 0) : { ...shuffled, phase: 'pick' };
}

export function toAct({ phase, turn }: RummyState): readonly Seat[] {
  return onlySeat(phase === 'draw' || phase === 'discard' ? turn : null);
}

export function apply(state: RummyState, seat: Seat, action: RummyAction): Result<RummyState, RummyRefusal> {
  if (state.phase === 'over') return refused('game-over');
  if (toAct(state)[0] !== seat) return refused('not-your-turn');
  if (action.type === 'discard') return state.phase === 'discard' ? discard(state, seat, action.card) : refused('draw-first');
  if (state.phase === 'discard') return refused('discard-first');
  if (action.type === 'score') return score(state, seat);
  return action.from === 'draw' ? drawUnseen(state) : drawDiscard(state, seat);
}

/** Rules 5.1 to 5.4; alone rule 6.3, in a tournament rule 7.2. */
export function outcome(state: RummyState): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = allSeats(state.seats).map((seat) => totalOf(state, seat));
  return state.seats === 1
    ? { scores, won: pointsOf(state, 0) >= state.options.target }
    : { ranking: rankByMost(scores), scores };
}

/** Rule 4.2, from the draw pile; with nothing in it the discard pile is shuffled first (rule 4.5). */
function drawUnseen(state: RummyState): Result<RummyState, RummyRefusal> {
  const cards = state.draw.length + (state.seats === 1 ? 0 : state.discard.length);
  return cards === 0 ? refused('no-cards-left') : accepted(drawing(state, 1));
}

/** Rules 4.2 and 6.2. */
function drawDiscard(state: RummyState, seat: Seat): Result<RummyState, RummyRefusal> {
  if (state.seats === 1) return refused('only-the-draw-pile');
  const top = state.discard.at(-1);
  if (top === undefined) return refused('discard-pile-empty');
  const hands = atSeat(state.hands, seat, withOn(state.hands[seat] ?? [], top));
  return accepted({ ...state, phase: 'discard', hands, discard: state.discard.slice(0, -1) });
}

/** Rule 4.3. */
function discard(state: RummyState, seat: Seat, card: Face): Result<RummyState, RummyRefusal> {
  const hand = state.hands[seat] ?? [];
  const held = hand.lastIndexOf(card);
  if (held < 0) return refused('not-in-hand');
  const hands = atSeat(state.hands, seat, without(hand, held));
  return accepted(nextTurn({ ...state, hands, discard: withOn(state.discard, card) }, seat));
}

/** Rule 4.4: the cards are shown in order of value, so that nobody learns in which order they were drawn. */
function score(state: RummyState, seat: Seat): Result<RummyState, RummyRefusal> {
  const hand = (state.hands[seat] ?? []).toSorted((one, other) => hundredValue(one) - hundredValue(other));
  if (!isHundred(hand)) return refused('not-a-hundred');
  const scored = atSeat(state.scored, seat, [...(state.scored[seat] ?? []), ...hand]);
  const shown: RummyState = { ...state, hands: atSeat(state.hands, seat, []), scored, shown: hand };
  return accepted(drawing(shown, HAND));
}
