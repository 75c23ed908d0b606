import type { Face } from '../../cards/face.ts';
import { atSeat, type Seat } from '../../core/seat.ts';
import { covers, isEight, isQueen, strikeOf } from './cards.ts';
import { ended, endsRound, wentOut } from './round.ts';
import { canCover, canDraw, handOf, nextIn, type OneHundredOneState, playersIn, topOf, turnOf } from './state.ts';

/** Rule 3.3: the card that was dealt to the table does what it does, for the dealer. */
export function opened(state: OneHundredOneState): OneHundredOneState {
  return isQueen(topOf(state)) ? { ...state, duty: 'order' } : laid(state);
}

/** What the card just laid does (rules 5.1 to 5.5), and whose turn it is then. */
export function laid(state: OneHundredOneState): OneHundredOneState {
  const top = topOf(state);
  if (isEight(top)) return covering(state);
  const strike = strikeOf(top);
  if (strike === undefined) return passedOn(state);
  return took({ ...state, struck: nextIn(state, turnOf(state)) }, strike);
}

/** So many cards are drawn, by whoever is struck or else by whose turn it is; a new pack may be due in between (rule 6.1). */
export function took(state: OneHundredOneState, count: number): OneHundredOneState {
  const cards = Math.min(count, state.pack.length);
  const after = cards === 0 ? state : withDrawn(state, cards);
  if (cards < count && after.pile.length > 1) return { ...after, phase: 'reshuffle', owed: count - cards };
  return after.struck === null ? drew(after) : passedOn(after);
}

/** Rule 6.1: the shuffled cards are the new pack, and the drawing goes on. */
export function tookOn(state: OneHundredOneState, pack: readonly Face[]): OneHundredOneState {
  return took({ ...state, phase: 'play', pack, pile: [topOf(state)], owed: 0 }, state.owed);
}

function withDrawn(state: OneHundredOneState, cards: number): OneHundredOneState {
  const taker = state.struck ?? turnOf(state);
  const hands = atSeat(state.hands, taker, [...handOf(state, taker), ...state.pack.slice(0, cards)]);
  const taken = state.struck === null ? 0 : state.taken + cards;
  return { ...state, hands, pack: state.pack.slice(cards), taken };
}

/** Rules 4.5 and 5.4: after a card was drawn by choice. */
function drew(state: OneHundredOneState): OneHundredOneState {
  if (state.duty === 'cover') return covering(state);
  if (canCover(state, turnOf(state))) return { ...state, duty: 'drawn' };
  return passedOn({ ...state, passed: [turnOf(state)] });
}

/** Rules 5.4 and 6.3: the eight is to be covered, unless there is neither a cover nor a card to draw. */
function covering(state: OneHundredOneState): OneHundredOneState {
  const duty = canCover(state, turnOf(state)) || canDraw(state) ? 'cover' : '';
  return duty === '' ? passedOn({ ...state, duty }) : { ...state, duty };
}

/** The turn is over: whoever has no card left goes out (rule 7.1), and the next who can do anything is to act (rule 6.3). */
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
    if (passed.length > state.hands.length) throw new Error('nobody can do anything');
    passed = [...passed, turn];
    turn = nextIn(state, turn);
  }
  return { ...state, turn, passed, duty: '' };
}

/** Rule 4.6: whether the player whose card was drawn just now could have covered without it. */
export function couldCover(hand: readonly Face[], top: Face, ordered: OneHundredOneState['ordered']): boolean {
  return hand.slice(0, -1).some((card) => covers(card, top, ordered));
}

/** Rule 6.4: whether there is one thing only that can be done. */
export function isForced(state: OneHundredOneState): boolean {
  const { duty, options, ordered } = state;
  if (duty === 'order') return false;
  const hand = handOf(state, turnOf(state));
  const top = topOf(state);
  let fitting: Face | undefined;
  for (const card of hand) {
    if (!covers(card, top, ordered)) continue;
    if (fitting !== undefined) return false;
    fitting = card;
  }
  if (fitting === undefined) return true;
  if (isQueen(fitting) && !endsRound(hand.length, playersIn(state))) return false;
  if (!options.freeDraw) return true;
  return duty === 'drawn' ? !couldCover(hand, top, ordered) : !canDraw(state);
}
