import type { Face } from '../../cards/face.ts';
import { atSeat, type Seat } from '../../core/seat.ts';
import { isEight, isQueen, strikeOf } from './cards.ts';
import { ended, wentOut } from './round.ts';
import { canCover, canDraw, handOf, nextIn, type OneHundredOneState, playersIn, topOf, turnOf } from './state.ts';

/** Applies the effect of the opening card, as if the dealer had played it (rule 3.3). */
export function opened(state: OneHundredOneState): OneHundredOneState {
  return isQueen(topOf(state)) ? { ...state, duty: 'order' } : laid(state);
}

/** Applies the effect of the last played card (rules 5.1 to 5.5) and begins the next turn. */
export function laid(state: OneHundredOneState): OneHundredOneState {
  const top = topOf(state);
  if (isEight(top)) return covering(state);
  const strike = strikeOf(top);
  if (strike === undefined) return passedOn(state);
  return took({ ...state, struck: nextIn(state, turnOf(state)) }, strike);
}

/** Lets the struck player, or else the current one, draw cards. A new pack may be needed in between (rule 6.1). */
export function took(state: OneHundredOneState, count: number): OneHundredOneState {
  const cards = Math.min(count, state.pack.length);
  const after = cards === 0 ? state : withDrawn(state, cards);
  if (cards < count && after.pile.length > 1) return { ...after, phase: 'reshuffle', owed: count - cards };
  return after.struck === null ? drew(after) : passedOn(after);
}

/** Continues drawing from a new pack of shuffled cards (rule 6.1). */
export function tookOn(state: OneHundredOneState, pack: readonly Face[]): OneHundredOneState {
  return took({ ...state, phase: 'play', pack, pile: [topOf(state)], owed: 0 }, state.owed);
}

function withDrawn(state: OneHundredOneState, cards: number): OneHundredOneState {
  const taker = state.struck ?? turnOf(state);
  const hands = atSeat(state.hands, taker, [...handOf(state, taker), ...state.pack.slice(0, cards)]);
  const taken = state.struck === null ? 0 : state.taken + cards;
  return { ...state, hands, pack: state.pack.slice(cards), taken };
}

/** Continues the turn after the player drew a card (rules 4.5 and 5.4). */
function drew(state: OneHundredOneState): OneHundredOneState {
  if (state.duty === 'cover') return covering(state);
  if (canCover(state, turnOf(state))) return { ...state, duty: 'drawn' };
  return passedOn({ ...state, passed: [turnOf(state)] });
}

/** Makes the player cover the eight, unless they can neither cover it nor draw (rules 5.4 and 6.3). */
function covering(state: OneHundredOneState): OneHundredOneState {
  const can = canCover(state, turnOf(state)) || canDraw(state);
  return can ? { ...state, duty: 'cover' } : passedOn({ ...state, duty: null });
}

/** Ends the turn. A player without cards goes out (rule 7.1); the next player who can do anything is to act (rule 6.3). */
export function passedOn(state: OneHundredOneState): OneHundredOneState {
  const seat = turnOf(state);
  if (handOf(state, seat).length > 0) return begun(state, nextIn(state, state.struck ?? seat));
  const without = wentOut(state, seat);
  return playersIn(without) === 1 ? ended(without) : begun(without, nextIn(without, state.struck ?? seat));
}

function begun(state: OneHundredOneState, first: Seat): OneHundredOneState {
  let turn = first;
  let passed = state.passed;
  while (!canDraw(state) && !canCover(state, turn)) {
    if (passed.length > state.hands.length) throw new Error('no player can do anything');
    passed = [...passed, turn];
    turn = nextIn(state, turn);
  }
  return { ...state, turn, passed, duty: null };
}
