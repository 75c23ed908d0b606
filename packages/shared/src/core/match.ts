import { type AnyAction, withoutSecrets } from './action.ts';
import { type ChanceOutcome, isOutcomeOf, type PendingChance } from './chance.ts';
import type { Game } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { accepted, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { type LastAction, sees, type Viewer } from './view.ts';

export type Step = { readonly kind: 'lot'; readonly lot: ChanceOutcome } | Move;

export interface Move {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** A game in progress, without clocks and sockets. The version counts all steps, and each takeback as one more. */
export interface Match {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  readonly state: unknown;
  readonly version: number;
  /** The last action with its secrets; `lastSeen` returns what a viewer may know of it. */
  readonly last: LastAction | null;
}

export function startMatch(game: Game, options: OptionValues, seats: number): Match {
  return { game, options, seats, state: game.setup(options, seats), version: 0, last: null };
}

export function pendingChance(match: Match): PendingChance | null {
  return match.game.chance(match.state);
}

/** Applies a chance outcome. Throws if it does not fit the pending decision: that is a bug or a damaged record, not a refusal. */
export function resolveChance(match: Match, lot: ChanceOutcome): Match {
  const due = pendingChance(match);
  if (due === null || !isOutcomeOf(due, lot))
    throw new Error(`step ${match.version} of ${match.game.id}: no such chance outcome is pending`);
  return next(match, match.game.resolveChance(match.state, lot), match.last);
}

export function act(match: Match, seat: Seat, action: AnyAction): Result<Match, string> {
  const result = match.game.apply(match.state, seat, action);
  return result.ok ? accepted(next(match, result.value, { seat, action })) : result;
}

/** Applies chance outcomes from `draw` until none is pending. Throws if an outcome does not fit. */
export function resolveChanceWith(match: Match, draw: (due: PendingChance) => ChanceOutcome): Match {
  let now = match;
  for (let due = pendingChance(now); due !== null; due = pendingChance(now)) now = resolveChance(now, draw(due));
  return now;
}

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

/** Returns whether a match has ended without a result, because it has reached the greatest length. */
export function isUnfinished(match: Match): boolean {
  return outcomeOf(match) === null && stepsLeft(match) <= 0;
}

export function stepsLeft({ game, options, seats, version }: Pick<Match, 'game' | 'options' | 'seats' | 'version'>): number {
  return game.maxSteps(options, seats) - version;
}

export function lastSeen({ game, last }: Pick<Match, 'game' | 'last'>, viewer: Viewer): LastAction | null {
  if (last === null || sees(viewer, last.seat)) return last;
  return { seat: last.seat, action: withoutSecrets(game.actions, last.action) };
}

/** Applies a recorded step again. Throws if the step does not follow the rules. */
export function retrace(match: Match, step: Step): Match {
  if (step.kind === 'lot') return resolveChance(match, step.lot);
  const result = act(match, step.seat, step.action);
  if (!result.ok) throw new Error(`step ${match.version} of ${match.game.id}: ${result.refusal}`);
  return result.value;
}

function next(match: Match, state: unknown, last: LastAction | null): Match {
  return { game: match.game, options: match.options, seats: match.seats, state, version: match.version + 1, last };
}
