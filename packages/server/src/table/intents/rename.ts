import { refused } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import { frozenName } from '../state/frozen-names.ts';
import { type Person, personAt, withPerson } from '../state/seating.ts';
import type { Table } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';

/** The limit for new names. It is low because a player who changes names often can pass for someone else. */
export const RENAME_LIMIT: RateLimit = { times: 6, within: 60_000 };

/** Returns whether a returning person may use this name and avatar. A change counts as a rename. */
export function canRename(table: Table, known: Person, wanted: Pick<Person, 'name' | 'seal'>): boolean {
  if (wanted.name === known.name && wanted.seal === known.seal) return true;
  if (frozenName(table, known.personId) !== null) return false;
  return table.renames.take(known.memberId);
}

export async function rename(table: Table, memberId: number, { name, seal }: Intent<'introduce'>): ChangeResult {
  const { personId = '' } = personAt(table.value.seating, memberId) ?? {};
  if (frozenName(table, personId) !== null) return refused('sees-a-hand');
  if (!table.renames.take(memberId)) return refused('too-fast');
  return commitValue(table, { ...table.value, seating: withPerson(table.value.seating, memberId, { name, seal }) });
}
