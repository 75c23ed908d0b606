import type { PlayedTurn } from '@hundredfold/shared/core/history.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { MAX_MISSED_MOVES } from '@hundredfold/shared/protocol/pace.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { hold } from '../state/presence.ts';
import type { Seating } from '../state/seating.ts';
import type { Table, TableValue } from '../state/table.ts';
import { missesAfter } from '../state/turn-clocks.ts';
import { type NewSteps, persistSteps, persistTable } from './persist.ts';
import { setValue } from './set-value.ts';
import { valueWithMatch } from './value-with-match.ts';

/** New steps of a match, with the latest turns after them. */
interface MatchChange extends NewSteps {
  readonly play: OngoingMatch;
  readonly past: readonly PlayedTurn[];
}

/**
 * Stores new steps of a match, and only then sets and publishes the match after them. `forced` is the seat for which
 * a bot moved because its time was up.
 */
export async function commitMatch(
  table: Table,
  change: MatchChange,
  forced: Seat | null = null,
): Promise<Result<null, 'unknown'>> {
  const kept = await persistSteps(table, change);
  if (!kept.ok) return kept;
  const { value } = table;
  const from = forced === null ? value : { ...value, seating: seatingAfterMiss(table, forced) };
  const after = await valueWithMatch(table, change.play, value.matchNumber, from);
  table.past = change.past;
  setValue(table, after, forced);
  return accepted(null);
}

/**
 * Returns the seating after a player's time ran out. A player whose time has run out too often counts as away (AFK).
 */
function seatingAfterMiss({ value: { seating }, clocks }: Table, seat: Seat): Seating {
  const occupant = seating.seats[seat];
  const isAway = missesAfter(clocks.seats[seat]) >= MAX_MISSED_MOVES;
  return occupant?.holder === 'person' && isAway ? hold(seating, occupant.memberId) : seating;
}

export type ChangeResult = Promise<Result<null, TableRefusal>>;

/** Sets and publishes a change that is not stored: requests, answers and pauses end with a restart. */
export async function showValue(table: Table, value: TableValue): ChangeResult {
  setValue(table, value);
  return accepted(null);
}

/** Stores the table with another seating, and only then sets and publishes it, unless the change is refused. */
export async function commitSeating(table: Table, changed: Result<Seating, TableRefusal>): ChangeResult {
  return changed.ok ? commitValue(table, { ...table.value, seating: changed.value }) : changed;
}

/**
 * Stores a table, and only then sets and publishes it. `ifUnsaved` says whether the change is dropped or shown all
 * the same if the storage fails.
 */
export async function commitValue(
  table: Table,
  value: TableValue,
  ifUnsaved: 'dropped' | 'shown' = 'dropped',
): Promise<Result<null, 'unknown'>> {
  const kept = await persistTable(table, value);
  if (!kept.ok && ifUnsaved === 'dropped') return kept;
  setValue(table, kept.ok ? value : { ...value, unsaved: true });
  return accepted(null);
}
