import { type AnyAction, withoutSecrets } from './action.ts';
import { answers, type Chance, drawLot, type Lot, type LotSource, type RandomSource } from './chance.ts';
import type { Game } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { accepted, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { type LastAction, sees, type Viewer } from './view.ts';

/** What a match takes one after the other: a lot, or somebody's move. */
export type Step = { readonly kind: 'lot'; readonly lot: Lot } | Move;

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

export function chanceDue(match: Match): Chance | null {
  return match.game.chance(match.state);
}

/** Throws when the lot does not answer what is due: that is a bug or a damaged record, no refusal. */
export function settle(match: Match, lot: Lot): Match {
  const due = chanceDue(match);
  if (due === null || !answers(due, lot)) throw new Error(`step ${match.version} of ${match.game.id}: no such lot is due`);
  return settled(match, lot);
}

/** Somebody's action; a refusal leaves everything as it was. */
export function act(match: Match, seat: Seat, action: AnyAction): Result<Match, string> {
  const result = match.game.apply(match.state, seat, action);
  return result.ok ? accepted(next(match, result.value, { seat, action })) : result;
}

/** Draws every lot that is due, one after the other. */
export function settleAll(match: Match, source: RandomSource, onLot: (lot: Lot) => void): Match {
  let now = match;
  for (let due = chanceDue(now); due !== null; due = chanceDue(now)) {
    const lot = drawLot(due, source);
    now = settled(now, lot);
    onLot(lot);
  }
  return now;
}

/** The same with lots that are there at once, from wherever. Throws when what is drawn is not due. */
export function settleBy(match: Match, draw: (due: Chance) => Lot): Match {
  let now = match;
  for (let due = chanceDue(now); due !== null; due = chanceDue(now)) now = settle(now, draw(due));
  return now;
}

/** The same where lots are awaited. Rejects where the source does, or when it draws what is not due. */
export async function awaitAll(match: Match, lots: LotSource, onLot: (lot: Lot) => void): Promise<Match> {
  let now = match;
  for (let due = chanceDue(now); due !== null; due = chanceDue(now)) {
    const lot = await lots.draw(due);
    now = settle(now, lot);
    onLot(lot);
  }
  return now;
}

/** Somebody's action, and the lots that follow from it. */
export function actAndSettle(
  match: Match,
  { seat, action }: Pick<Move, 'seat' | 'action'>,
  draw: (due: Chance) => Lot,
): Result<Match, string> {
  const acted = act(match, seat, action);
  return acted.ok ? accepted(settleBy(acted.value, draw)) : acted;
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
  if (step.kind === 'lot') return settle(match, step.lot);
  const result = act(match, step.seat, step.action);
  if (!result.ok) throw new Error(`step ${match.version} of ${match.game.id}: ${result.refusal}`);
  return result.value;
}

function settled(match: Match, lot: Lot): Match {
  return next(match, match.game.resolveChance(match.state, lot), match.last);
}

function next(match: Match, state: unknown, last: LastAction | null): Match {
  return { game: match.game, options: match.options, seats: match.seats, state, version: match.version + 1, last };
}
