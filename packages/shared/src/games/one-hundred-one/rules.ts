import type { Face } from '../../cards/face.ts';
import type { FrenchSuit } from '../../cards/french.ts';
import { withOn, without } from '../../cards/pile.ts';
import type { Chance, Lot } from '../../core/chance.ts';
import type { Outcome } from '../../core/outcome.ts';
import { accepted, type Result, refused } from '../../core/result.ts';
import { atSeat, onlySeat, type Seat } from '../../core/seat.ts';
import type { OneHundredOneAction, OneHundredOneRefusal } from './actions.ts';
import { covers, isQueen } from './cards.ts';
import { CIRCLING, dealerOf, dealt, endedUndecided, endsRound } from './round.ts';
import { rankByLasting, rankByLeast } from './score.ts';
import { canCover, canDraw, handOf, type OneHundredOneState, playersIn, topOf } from './state.ts';
import { couldCover, isForced, laid, opened, passedOn, took, tookOn } from './turn.ts';

type Answer = Result<OneHundredOneState, OneHundredOneRefusal>;

const NOBODY: readonly Seat[] = [];

export function chance(state: OneHundredOneState): Chance | null {
  switch (state.phase) {
    case 'pick':
      return { chance: 'pick', from: state.hands.length };
    case 'shuffle':
      return { chance: 'shuffle', pile: 'pack', cards: state.pack };
    case 'reshuffle':
      return { chance: 'shuffle', pile: 'pack', cards: state.pile.slice(0, -1) };
    case 'play':
    case 'over':
      return null;
  }
}

/** Rules 3.1 to 3.3, and 6.1. */
export function settle(state: OneHundredOneState, lot: Lot): OneHundredOneState {
  if (lot.chance === 'pick') return { ...state, phase: 'shuffle', dealer: lot.result };
  if (state.phase === 'reshuffle') return tookOn(state, lot.result);
  return opened(dealt(state, lot.result, dealerOf(state)));
}

export function toAct({ phase, turn }: OneHundredOneState): readonly Seat[] {
  return onlySeat(phase === 'play' ? turn : null);
}

export function apply(state: OneHundredOneState, seat: Seat, action: OneHundredOneAction): Answer {
  const answer = acted(state, seat, action);
  return answer.ok ? accepted(circled(state, answer.value)) : answer;
}

function acted(state: OneHundredOneState, seat: Seat, action: OneHundredOneAction): Answer {
  if (state.phase === 'over') return refused('game-over');
  if (state.phase !== 'play' || state.turn !== seat) return refused('not-your-turn');
  if (state.duty === 'order') return action.type === 'order' ? order(state, action.suit) : refused('order-a-suit');
  switch (action.type) {
    case 'order':
      return refused('no-order-now');
    case 'play':
      return play(state, seat, action.card, action.suit);
    case 'draw':
      return draw(state, seat);
    case 'pass':
      return pass(state, seat);
  }
}

export function outcome(state: OneHundredOneState): Outcome | null {
  if (state.phase !== 'over') return null;
  const { options, totals, points } = state;
  const ranking =
    options.ending === 'elimination'
      ? rankByLasting(
          points.map((rounds) => rounds.length),
          totals,
        )
      : rankByLeast(totals);
  return { ranking, scores: totals };
}

/** Rule 6.4. */
function circled(before: OneHundredOneState, after: OneHundredOneState): OneHundredOneState {
  if (after.round !== before.round || after.phase === 'over') return after;
  const forced = isForced(before) ? before.forced + 1 : 0;
  if (forced === CIRCLING) return endedUndecided(after);
  return forced === after.forced ? after : { ...after, forced };
}

/** Rule 3.3: the dealer orders a suit for the queen that was dealt to the table. */
function order(state: OneHundredOneState, suit: FrenchSuit): Answer {
  return accepted(laid({ ...state, ordered: suit }));
}

/** Rules 4.1, 4.3 and 4.4. */
function play(state: OneHundredOneState, seat: Seat, card: Face, suit: FrenchSuit | undefined): Answer {
  const hand = handOf(state, seat);
  const held = hand.indexOf(card);
  if (held < 0) return refused('not-in-hand');
  if (!covers(card, topOf(state), state.ordered)) return refused('does-not-cover');
  const orders = isQueen(card) && !endsRound(hand.length, playersIn(state));
  if (orders && suit === undefined) return refused('order-a-suit');
  if (!orders && suit !== undefined) return refused('no-order-now');
  const hands = atSeat(state.hands, seat, without(hand, held));
  return accepted(laid({ ...fresh(state), hands, pile: withOn(state.pile, card), ordered: suit ?? '' }));
}

/** Rules 4.5, 4.6 and 5.4. */
function draw(state: OneHundredOneState, seat: Seat): Answer {
  if (state.duty === 'drawn') return refused('already-drawn');
  if (!state.options.freeDraw && canCover(state, seat)) return refused('must-cover');
  return canDraw(state) ? accepted(took({ ...state, struck: null, taken: 0, passed: NOBODY }, 1)) : refused('nothing-to-draw');
}

/** Rule 4.6. */
function pass(state: OneHundredOneState, seat: Seat): Answer {
  const may = state.options.freeDraw && state.duty === 'drawn';
  if (!may || !couldCover(handOf(state, seat), topOf(state), state.ordered)) return refused('cannot-pass');
  return accepted(passedOn(fresh(state)));
}

/** What was said of the action before holds no longer. */
function fresh(state: OneHundredOneState): OneHundredOneState {
  return { ...state, duty: '', struck: null, taken: 0, passed: NOBODY };
}
