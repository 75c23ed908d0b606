import type { GiveUpReason } from '@hundredfold/shared/shuffle-proof/give-up.ts';
import { isPending, nextShuffle, type Table, type TableValue } from '../state/table.ts';
import { formIn, givenUpWith, newShuffle, type TableShuffle } from '../state/table-shuffle.ts';
import { persistTable } from './persist.ts';

/**
 * Returns a new shuffle for the next match of a table. It has to be stored before its seal is shown. A start that is given up by it
 * becomes part of it.
 */
export function freshShuffle(
  { game, context: { chance } }: Table,
  value: TableValue,
  why: GiveUpReason = 'changed',
): TableShuffle {
  const before = nextShuffle(value);
  const givenUp = before === null ? [] : givenUpWith(before, formIn(game, value), why);
  return newShuffle(chance.newMatchId(), chance.newSecret(), givenUp);
}

/**
 * Returns the value of a table with the shuffle of the next match, which is stored by then. A match that goes on from another game has
 * none. During a match there is none either, and after one not before its record is stored, because the secret of the last match leaves
 * the storage with this. A table that is being loaded cannot be stored, so it gets its shuffle afterwards.
 */
export async function withNextShuffle(table: Table, value: TableValue): Promise<TableValue> {
  if (value.phase === 'playing' || value.phase === 'halted' || nextShuffle(value) !== null) return value;
  if (isPending(value.playedOn)) return value;
  if (table.unloaded !== null || (value.phase === 'over' && value.record === null)) return value;
  const next: TableValue = { ...value, shuffle: freshShuffle(table, value) };
  const kept = await persistTable(table, next);
  return kept.ok ? next : { ...value, unsaved: true };
}
