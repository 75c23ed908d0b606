import { latestTurns } from '@hundredfold/shared/core/history.ts';
import { lazy } from '@hundredfold/shared/core/lazy.ts';
import { act, type Move } from '@hundredfold/shared/core/match.ts';
import { isMeantForNow, resolveTurn } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import * as v from 'valibot';
import { seatFor } from '../state/seating.ts';
import { isPlayedByBot, type Table } from '../state/table.ts';
import { fixedShuffle } from '../state/table-shuffle.ts';
import { isLate } from '../state/turn-clocks.ts';
import { commitMatch } from './commit.ts';
import { storedStepsOf } from './persist.ts';

/** The source of a move: a person by their member id, a bot for the seat that it plays, or a bot for a seat whose time is up. */
export type MoveSource =
  | { readonly kind: 'person'; readonly memberId: number }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'late'; readonly seat: Seat };

interface RequestedMove {
  readonly from: MoveSource;
  readonly version: number;
  readonly action: unknown;
  /** The id of the intent that requested it; `null` if no client will repeat the request. */
  readonly intent: string | null;
}

/**
 * Makes a move. All moves go through this function: it checks the move, applies it, draws the chance outcomes that follow, and
 * commits the turn. Returns the new version.
 */
export async function takeTurn(table: Table, { from, version, action, intent }: RequestedMove): Promise<Result<number, string>> {
  const { value, context } = table;
  if (value.phase === 'halted') return refused('halted');
  const seat = seatOf(table, from);
  if (seat === null) return refused('not-seated');
  if (value.phase !== 'playing') return refused('not-playing');
  if (value.pause.on || (value.play.takebackRequest !== null && from.kind !== 'person')) return refused('paused');
  if (from.kind === 'person' && value.botsFrom !== null) return refused('left-to-bots');
  const before = value.play;
  const read = v.safeParse(gameCodec(before.match.game, value.options).actionSchema, action);
  if (!read.success) return refused('malformed');
  if (!isMeantForNow(before, seat, version)) return refused('stale');
  const acted = act(before.match, seat, read.output);
  if (!acted.ok) return acted;
  const move: Move = { kind: 'move', seat, action: read.output };
  // Few moves are followed by chance.
  const source = lazy(() => context.chance.sourceOf(fixedShuffle(value.shuffle, before), { ...before, mover: seat }));
  const { play, turn } = resolveTurn(before, acted.value, move, { draw: (due, index) => source().draw(due, index) });
  const all = table.past.concat({ before: before.match, turn, intent, from: before });
  const past = latestTurns(all, play.match.version);
  const position = past === all ? undefined : past[0]?.from;
  const change = { play, past, steps: storedStepsOf(turn, intent), ...(position !== undefined && { position }) };
  const committed = await commitMatch(table, change, from.kind === 'late' ? seat : null);
  return committed.ok ? accepted(play.match.version) : committed;
}

function seatOf({ value, clocks, now }: Table, from: MoveSource): Seat | null {
  switch (from.kind) {
    case 'person':
      return seatFor(value.seating, from.memberId);
    case 'late':
      return isLate(clocks, from.seat, now()) ? from.seat : null;
    case 'bot':
      return isPlayedByBot(value, from.seat) ? from.seat : null;
  }
}
