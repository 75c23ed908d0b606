import type { AnyAction } from './action.ts';
import { answers, type Chance, drawLot, type Lot, type RandomSource } from './chance.ts';
import type { Game } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { accepted, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { LastAction } from './view.ts';

/** One line of a record: chance, or somebody's move. */
export type Step = Lot | MoveStep;

export interface MoveStep {
  readonly seat: Seat;
  readonly move: AnyAction;
  /** How many distinct legal moves there were. */
  readonly legal?: number;
}

/** A game being played: no clock, no sockets. The version counts the steps taken. */
export interface Match {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  readonly state: unknown;
  readonly version: number;
  readonly last: LastAction | null;
}

/** A match and the step that led to it. */
export interface Advance {
  readonly match: Match;
  readonly step: Step;
}

export function startMatch(game: Game, options: OptionValues, seats: number): Match {
  return { game, options, seats, state: game.setup(options, seats), version: 0, last: null };
}

export function chanceDue(match: Match): Chance | null {
  return match.game.chance(match.state);
}

/** Throws when the lot does not answer what is due: that is a bug or a damaged record, no refusal. */
export function settle(match: Match, lot: Lot): Advance {
  const due = chanceDue(match);
  if (due === null || !answers(due, lot)) throw new Error(`step ${match.version} of ${match.game.id}: no such lot is due`);
  return { match: settled(match, lot), step: lot };
}

/** Somebody's action; a refusal leaves everything as it was. */
export function act(match: Match, seat: Seat, action: AnyAction): Result<Advance, string> {
  const result = match.game.apply(match.state, seat, action);
  if (!result.ok) return result;
  return accepted({ match: next(match, result.value, { seat, action }), step: { seat, move: action } });
}

/** Draws every lot that is due, one after the other. */
export function settleAll(match: Match, source: RandomSource, onStep: (step: Step) => void): Match {
  let now = match;
  for (let due = chanceDue(now); due !== null; due = chanceDue(now)) {
    const lot = drawLot(due, source);
    now = settled(now, lot);
    onStep(lot);
  }
  return now;
}

export function outcomeOf(match: Match): Outcome | null {
  return match.game.outcome(match.state);
}

/** Takes one recorded step. Throws where the record does not follow the rules. */
export function retrace(match: Match, step: Step): Match {
  if ('chance' in step) return settle(match, step).match;
  const result = act(match, step.seat, step.move);
  if (!result.ok) throw new Error(`step ${match.version} of ${match.game.id}: ${result.refusal}`);
  return result.value.match;
}

function settled(match: Match, lot: Lot): Match {
  return next(match, match.game.settle(match.state, lot), match.last);
}

function next(match: Match, state: unknown, last: LastAction | null): Match {
  return { game: match.game, options: match.options, seats: match.seats, state, version: match.version + 1, last };
}
