import { atSeat, leftOf, type Seat } from '@hundredfold/shared/game';
import { canMakeHundred, HAND, isHundred } from './score.ts';
import { nextGame, pointsOf, type RummyState } from './state.ts';

/** Lets the current player draw from the draw pile. If it has too few cards, rules 4.5, 5.3 and 6.4 apply. */
export function drawCards(state: RummyState, count: number): RummyState {
  const seat = state.turn ?? 0;
  const drawn = state.draw.slice(0, count);
  const hand = [...(state.hands[seat] ?? []), ...drawn];
  const after = { ...state, draw: state.draw.slice(count), hands: atSeat(state.hands, seat, hand) };
  if (drawn.length < count) {
    const refills = state.seats > 1 && state.discard.length > 0;
    return refills ? { ...after, phase: 'refill', owed: count - drawn.length } : finishGame(after);
  }
  return hand.length > HAND ? { ...after, phase: 'discard' } : continueAfterScore(after, seat);
}

/** Begins the next turn (rule 4.6), or ends the game if the next player could do nothing (rules 5.3 and 6.4). */
export function nextTurn(state: RummyState, seat: Seat): RummyState {
  const next = leftOf(seat, state.seats);
  const cards = state.draw.length + (state.seats === 1 ? 0 : state.discard.length);
  if (cards === 0 && !isHundred(state.hands[next] ?? [])) return finishGame(state);
  return { ...state, phase: 'draw', turn: next };
}

/** Continues after a scored hand: the game ends by rule 5.1 or 5.4, or the next turn begins. */
function continueAfterScore(state: RummyState, seat: Seat): RummyState {
  const reached = pointsOf(state, seat) >= state.options.target;
  const unscored = [...state.draw, ...state.discard, ...state.hands.flat()];
  const hopeless = state.seats > 1 && !canMakeHundred(unscored);
  return reached || hopeless ? finishGame(state) : nextTurn(state, seat);
}

/** Ends the game. In a tournament the next game begins, if there is one (rule 7.1). */
function finishGame(state: RummyState): RummyState {
  const more = state.options.tournament && state.game < state.seats;
  return more ? nextGame(state) : { ...state, phase: 'over', turn: null };
}
