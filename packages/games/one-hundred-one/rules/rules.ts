import {
  accepted,
  atSeat,
  type ChanceOutcome,
  type Face,
  type FrenchSuit,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByFewest,
  refused,
  type Seat,
  withOn,
  without,
} from '@hundredfold/shared/game';
import { isForced, type Situation, whyIllegalIn } from './choices.ts';
import type { OneHundredOneAction, OneHundredOneRefusal } from './declaration.ts';
import { dealerOf, dealRound, MAX_FORCED_ACTIONS, scoreRound } from './round.ts';
import { rankByLasting } from './score.ts';
import { canDraw, handOf, type OneHundredOneState, playersIn, topOf, turnOf } from './state.ts';
import { applyCardEffect, applyOpeningCard, continueDrawing, drawCards, endTurn } from './turn.ts';

type ActionResult = Result<OneHundredOneState, OneHundredOneRefusal>;

const NOBODY: readonly Seat[] = [];

export function chance(state: OneHundredOneState): PendingChance | null {
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

/** Picks the dealer, deals, or makes a new pack (rules 3.1 to 3.3 and 6.1). */
export function resolveChance(state: OneHundredOneState, lot: ChanceOutcome): OneHundredOneState {
  if (lot.chance === 'pick') return { ...state, phase: 'shuffle', dealer: lot.result };
  if (state.phase === 'reshuffle') return continueDrawing(state, lot.result);
  return applyOpeningCard(dealRound(state, lot.result, dealerOf(state)));
}

export function toAct({ phase, turn }: OneHundredOneState): readonly Seat[] {
  return onlySeat(phase === 'play' ? turn : null);
}

export function apply(state: OneHundredOneState, seat: Seat, action: OneHundredOneAction): ActionResult {
  if (state.phase === 'over') return refused('game-over');
  if (state.phase !== 'play' || state.turn !== seat) return refused('not-your-turn');
  const situation = situationOf(state);
  const wrong = whyIllegalIn(situation, action);
  if (wrong !== null) return refused(wrong);
  return accepted(countForced(state, performAction(state, seat, action), isForced(situation)));
}

function performAction(state: OneHundredOneState, seat: Seat, action: OneHundredOneAction): OneHundredOneState {
  switch (action.type) {
    case 'order':
      return applyCardEffect({ ...state, ordered: action.suit });
    case 'play':
      return play(state, seat, action.card, action.suit ?? null);
    case 'draw':
      return drawCards({ ...state, struck: null, taken: 0, passed: NOBODY }, 1);
    case 'pass':
      return endTurn(clearLastAction(state));
  }
}

export function situationOf(state: OneHundredOneState): Situation {
  const hand = handOf(state, turnOf(state));
  return {
    hand,
    top: topOf(state),
    ordered: state.ordered,
    duty: state.duty,
    endsRound: hand.length === 1 && playersIn(state) === 2,
    drawable: canDraw(state),
    freeDraw: state.options.freeDraw,
  };
}

/** Returns the outcome by rule 8.2 or 8.3. */
export function outcome(state: OneHundredOneState): Outcome | null {
  if (state.phase !== 'over') return null;
  const { options, totals, points } = state;
  const ranking =
    options.ending === 'elimination'
      ? rankByLasting(
          points.map((rounds) => rounds.length),
          totals,
        )
      : rankByFewest(totals);
  return { ranking, scores: totals };
}

/** Counts forced actions in a row and ends the round after too many (rule 6.4). */
function countForced(before: OneHundredOneState, after: OneHundredOneState, wasForced: boolean): OneHundredOneState {
  if (after.round !== before.round || after.phase === 'over') return after;
  const forced = wasForced ? before.forced + 1 : 0;
  if (forced === MAX_FORCED_ACTIONS) return scoreRound(after, null);
  return forced === after.forced ? after : { ...after, forced };
}

function play(state: OneHundredOneState, seat: Seat, card: Face, ordered: FrenchSuit | null): OneHundredOneState {
  const hand = handOf(state, seat);
  const hands = atSeat(state.hands, seat, without(hand, hand.indexOf(card)));
  return applyCardEffect({ ...clearLastAction(state), hands, pile: withOn(state.pile, card), ordered });
}

function clearLastAction(state: OneHundredOneState): OneHundredOneState {
  return { ...state, duty: null, struck: null, taken: 0, passed: NOBODY };
}
