import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { NewTableRequest } from '@hundredfold/shared/protocol/new-table.ts';
import type { NewTableOptions } from '../cluster/requests.ts';
import { personIdOf } from '../identity/person-id.ts';
import type { Caller, LimitedLookUp } from '../limits/request-limit.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { continuationOf } from '../table/queries/continuation-of.ts';
import { type RecordRefusal, recordFor } from './records.ts';

type NewTableRefusal = { readonly error: RecordRefusal } | { readonly error: 'bad-table'; readonly why: string };

/**
 * Returns the table that a request wants. If its first match is to go on from another game, the person has to be allowed to open the
 * record of that game, and the steps are copied, because the record may be deleted before the start.
 */
export async function newTableOptionsOf(
  { from, key, group: _, ...request }: NewTableRequest,
  caller: Caller,
  storage: GameStorage,
  lookUp: LimitedLookUp,
): Promise<Result<NewTableOptions, NewTableRefusal>> {
  const newTable = { ...request, host: key === undefined ? null : personIdOf(key) };
  if (from === undefined) return accepted(newTable);
  const found = await lookUp(caller, () => recordFor(storage, from.record, caller.person));
  if (found === 'blocked') return refused({ error: 'too-many' });
  if (found === null) return refused({ error: 'no-record' });
  if (found === 'not-allowed') return refused({ error: found });
  const record = JSON.parse(found.toString()) as GameRecord; // This takes milliseconds if the record is long.
  if (record.game !== newTable.game) return refused({ error: 'bad-table', why: 'that record is of another game' });
  const playedOn = await continuationOf(record, from.turn);
  if (!playedOn.ok) return refused({ error: 'bad-table', why: playedOn.refusal });
  const { options, seats } = record;
  return accepted({ ...newTable, options, seats, playedOn: playedOn.value });
}
