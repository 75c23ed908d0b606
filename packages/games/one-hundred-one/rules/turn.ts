import { atSeat, type Face, type Seat } from '@hundredfold/shared/game';
import { isEight, isQueen, strikeOf } from './cards.ts';
import { endRound, goOut } from './round.ts';
import { canCover, canDraw, handOf, nextIn, type OneHundredOneState, playersIn, topOf, turnOf } from './state.ts';

/** Applies the effect of the opening card, as if the dealer had played it (rule 3.3). */
export function applyOpeningCard(state: OneHundredOneState): OneHundredOneState {
  return isQueen(topOf(state)) ? { ...state, duty: 'order' } : applyCardEffect(state);
}

/** Applies the effect of the last played card (rules 5.1 to 5.5) and begins the next turn. */
export function applyCardEffect(state: OneHundredOneState): OneHundredOneState {
  const top = topOf(state);
  if (isEight(top)) return requireCover(state);
  const strike = strikeOf(top);
  if (strike === undefined) return endTurn(state);
  return drawCards({ ...state, struck: nextIn(state, turnOf(state)) }, strike);
}

/** Lets the struck player, or else the current one, draw cards. A new pack may be needed in between (rule 6.1). */
export function drawCards(state: OneHundredOneState, count: number): OneHundredOneState {
  const cards = Math.min(count, state.pack.length);
  const after = cards === 0 ? state : withDrawn(state, cards);
  if (cards < count && after.pile.length > 1) return { ...after, phase: 'reshuffle', owed: count - cards };
  return after.struck === null ? continueAfterDraw(after) : endTurn(after);
}

/** Continues drawing from a new pack of shuffled cards (rule 6.1). */
export function continueDrawing(state: OneHundredOneState, pack: readonly Face[]): OneHundredOneState {
  return drawCards({ ...state, phase: 'play', pack, pile: [topOf(state)], owed: 0 }, state.owed);
}

function withDrawn(state: OneHundredOneState, cards: number): OneHundredOneState {
  const taker = state.struck ?? turnOf(state);
  const hands = atSeat(state.hands, taker, [...handOf(state, taker), ...state.pack.slice(0, cards)]);
  const taken = state.struck === null ? 0 : state.taken + cards;
  return { ...state, hands, pack: state.pack.slice(cards), taken };
}

/** Continues the turn after the player drew a card (rules 4.5 and 5.4). */
function continueAfterDraw(state: OneHundredOneState): OneHundredOneState {
  if (state.duty === 'cover') return requireCover(state);
  if (canCover(state, turnOf(state))) return { ...state, duty: 'drawn' };
  return endTurn({ ...state, passed: [turnOf(state)] });
}

/** Makes the player cover the eight, unless they can neither cover it nor draw (rules 5.4 and 6.3). */
function requireCover(state: OneHundredOneState): OneHundredOneState {
  const can = canCover(state, turnOf(state)) || canDraw(state);
  return can ? { ...state, duty: 'cover' } : endTurn({ ...state, duty: null });
}

/** Ends the turn. A player without cards goes out (rule 7.1); the next player who can do anything is to act (rule 6.3). */
export function endTurn(state: OneHundredOneState): OneHundredOneState {
  const seat = turnOf(state);
  if (handOf(state, seat).length > 0) return beginTurn(state, nextIn(state, state.struck ?? seat));
  const without = goOut(state, seat);
  return playersIn(without) === 1 ? endRound(without) : beginTurn(without, nextIn(without, state.struck ?? seat));
}

function beginTurn(state: OneHundredOneState, first: Seat): OneHundredOneState {
  let turn = first;
  let passed = state.passed;
  while (!canDraw(state) && !canCover(state, turn)) {
    if (passed.length > state.hands.length) throw new Error('no player can do anything');
    passed = [...passed, turn];
    turn = nextIn(state, turn);
  }
  return { ...state, turn, passed, duty: null };
}
