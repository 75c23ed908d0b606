import { type AnyAction, withoutSecrets } from './action.ts';
import {
  type ChanceOutcome,
  type ChanceSource,
  drawChance,
  isOutcomeOf,
  type PendingChance,
  type RandomSource,
} from './chance.ts';
import type { Game } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { accepted, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { type LastAction, sees, type Viewer } from './view.ts';

/** What a match takes one after the other: a lot, or somebody's move. */
export type Step = { readonly kind: 'lot'; readonly lot: ChanceOutcome } | Move;

export interface Move {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** A game being played: no clock, no sockets. The version counts the steps taken, and every takeback as one more. */
export interface Match {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  readonly state: unknown;
  readonly version: number;
  /** With its secrets: what a viewer is told of it is `lastSeen`. */
  readonly last: LastAction | null;
}

export function startMatch(game: Game, options: OptionValues, seats: number): Match {
  return { game, options, seats, state: game.setup(options, seats), version: 0, last: null };
}

export function pendingChance(match: Match): PendingChance | null {
  return match.game.chance(match.state);
}

/** Throws when the lot does not answer what is due: that is a bug or a damaged record, no refusal. */
export function resolveChance(match: Match, lot: ChanceOutcome): Match {
  const due = pendingChance(match);
  if (due === null || !isOutcomeOf(due, lot)) throw new Error(`step ${match.version} of ${match.game.id}: no such lot is due`);
  return withOutcome(match, lot);
}

/** Somebody's action; a refusal leaves everything as it was. */
export function act(match: Match, seat: Seat, action: AnyAction): Result<Match, string> {
  const result = match.game.apply(match.state, seat, action);
  return result.ok ? accepted(next(match, result.value, { seat, action })) : result;
}

/** Draws every lot that is due, one after the other. */
export function resolveAllChance(match: Match, source: RandomSource, onLot: (lot: ChanceOutcome) => void): Match {
  let now = match;
  for (let due = pendingChance(now); due !== null; due = pendingChance(now)) {
    const lot = drawChance(due, source);
    now = withOutcome(now, lot);
    onLot(lot);
  }
  return now;
}

/** The same with lots that are there at once, from wherever. Throws when what is drawn is not due. */
export function resolveChanceWith(match: Match, draw: (due: PendingChance) => ChanceOutcome): Match {
  let now = match;
  for (let due = pendingChance(now); due !== null; due = pendingChance(now)) now = resolveChance(now, draw(due));
  return now;
}

/** The same where lots are awaited. Rejects where the source does, or when it draws what is not due. */
export async function awaitAllChance(match: Match, lots: ChanceSource, onLot: (lot: ChanceOutcome) => void): Promise<Match> {
  let now = match;
  for (let due = pendingChance(now); due !== null; due = pendingChance(now)) {
    const lot = await lots.draw(due);
    now = resolveChance(now, lot);
    onLot(lot);
  }
  return now;
}

/** Somebody's action, and the lots that follow from it. */
export function actAndResolve(
  match: Match,
  { seat, action }: Pick<Move, 'seat' | 'action'>,
  draw: (due: PendingChance) => ChanceOutcome,
): Result<Match, string> {
  const acted = act(match, seat, action);
  return acted.ok ? accepted(resolveChanceWith(acted.value, draw)) : acted;
}

export function outcomeOf(match: Match): Outcome | null {
  return match.game.outcome(match.state);
}

/** The last action as far as a viewer may know of it. */
export function lastSeen({ game, last }: Pick<Match, 'game' | 'last'>, viewer: Viewer): LastAction | null {
  if (last === null || sees(viewer, last.seat)) return last;
  return { seat: last.seat, action: withoutSecrets(game.actions, last.action) };
}

/** Takes one step again that was taken before. Throws where it does not follow the rules. */
export function retrace(match: Match, step: Step): Match {
  if (step.kind === 'lot') return resolveChance(match, step.lot);
  const result = act(match, step.seat, step.action);
  if (!result.ok) throw new Error(`step ${match.version} of ${match.game.id}: ${result.refusal}`);
  return result.value;
}

function withOutcome(match: Match, lot: ChanceOutcome): Match {
  return next(match, match.game.resolveChance(match.state, lot), match.last);
}

function next(match: Match, state: unknown, last: LastAction | null): Match {
  return { game: match.game, options: match.options, seats: match.seats, state, version: match.version + 1, last };
}
