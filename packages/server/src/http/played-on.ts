import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { NewTableRequest } from '@hundredfold/shared/protocol/http.ts';
import type { TableWish } from '../cluster/requests.ts';
import { personIdOf } from '../colyseus/auth.ts';
import type { Caller, FailedAttempts } from '../limits/request-limit.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { continuationOf } from '../table/state/continuation.ts';
import { type RecordRefusal, recordFor } from './records.ts';

type WishRefusal = { readonly error: RecordRefusal } | { readonly error: 'bad-table'; readonly why: string };

interface RecordSource {
  readonly storage: GameStorage;
  readonly misses: FailedAttempts;
}

/**
 * Returns the table that a request wants. If its first match is to go on from another game, the person has to be allowed to open the
 * record of that game, and the steps are copied, because the record may be deleted before the start.
 */
export async function tableWishOf(
  { from, key, ...request }: NewTableRequest,
  caller: Caller,
  { storage, misses }: RecordSource,
): Promise<Result<TableWish, WishRefusal>> {
  const wish = { ...request, host: key === undefined ? null : personIdOf(key) };
  if (from === undefined) return accepted(wish);
  const record = await misses.attempt(caller, () => recordFor(storage, from.record, caller.person));
  if (record === 'blocked') return refused({ error: 'too-many' });
  if (record === null) return refused({ error: 'no-record' });
  if (record === 'not-allowed') return refused({ error: record });
  if (record.game !== wish.game) return refused({ error: 'bad-table', why: 'that record is of another game' });
  const playedOn = continuationOf(record, from.turn);
  if (!playedOn.ok) return refused({ error: 'bad-table', why: playedOn.refusal });
  const { options, seats } = record;
  return accepted({ ...wish, options, seats, playedOn: playedOn.value });
}
