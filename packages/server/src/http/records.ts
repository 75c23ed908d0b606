import { storedIdSchema } from '@hundredfold/shared/protocol/http.ts';
import { ownRecordSchema } from '@hundredfold/shared/protocol/own-games.ts';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { personIdOf } from '../identity/person-id.ts';
import type { LimitedLookUp, RequestLimit } from '../limits/request-limit.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage, RecordText, StoredResult } from '../storage/game-storage.ts';
import { withBody } from './body.ts';
import { callerOf, requireWithinLimit } from './caller.ts';
import { sendError } from './errors.ts';

/** The number of bytes of records that one person may read in a minute. A game of 20,000 moves has a million. */
export const RECORD_BYTES_PER_MINUTE = 5_000_000;

interface RecordLimits {
  readonly lookUp: LimitedLookUp;
  readonly all: RequestLimit;
  readonly own: RequestLimit;
  readonly bytes: RequestLimit;
}

/**
 * Serves `GET /:id`, the record of a finished game that everyone could watch, and `POST /:id`, which gives players the record of
 * every game of their own. A game in progress has no record.
 */
export function recordsRouter(storage: GameStorage, limits: RecordLimits): Router {
  const router = Router();
  const inTurn = serialByKey();
  const send = async (id: string, person: string | null, request: Request, response: Response): Promise<void> => {
    const caller = callerOf(request);
    // How long a record is, is known once it was read. One address reads one at a time, so that it cannot read many before they count.
    const found = await inTurn(caller.network, async () => {
      if (!(await limits.bytes.spend(caller, 0))) return 'blocked';
      const record = await limits.lookUp(caller, () => recordFor(storage, id, person));
      if (record === null || typeof record === 'string') return record;
      return (await limits.bytes.spend(caller, record.length)) ? record : 'blocked';
    });
    if (found === 'blocked') return sendError(response, 'too-many');
    if (found === null) return sendError(response, 'no-record');
    if (found === 'not-allowed') return sendError(response, 'not-allowed');
    response.type('json').end(found); // Express would hash it, for a header that is of no use here.
  };
  router.get('/:id', requireWithinLimit(limits.all), (request, response) =>
    send(String(request.params.id), null, request, response),
  );
  router.post(
    '/:id',
    withBody({ schema: ownRecordSchema, limit: limits.own }, ({ key }, request, response) =>
      send(String(request.params.id), personIdOf(key), request, response),
    ),
  );
  return router;
}

export type RecordRefusal = 'too-many' | 'no-record' | 'not-allowed';

type RecordStorage = Pick<GameStorage, 'recordText' | 'resultsAt'>;

/** Returns the record of a game as JSON, for a person who may open it; `null` for someone without a secret. */
export async function recordFor(
  storage: RecordStorage,
  id: string,
  personId: string | null,
): Promise<Buffer | 'not-allowed' | null> {
  if (!v.is(storedIdSchema, id)) return null;
  const record = await storage.recordText(id);
  if (record === null) return null;
  const results = await storage.resultsAt(id);
  const isPlayer = results.some((result) => result.personId === personId);
  return record.access !== 'none' || isPlayer ? withNames(record, results) : 'not-allowed';
}

/** Returns the record of a game as JSON, without a check of who asks. */
export async function recordWithNames(storage: RecordStorage, id: string): Promise<Buffer | null> {
  const record = await storage.recordText(id);
  return record === null ? null : withNames(record, await storage.resultsAt(id));
}

/**
 * Returns a stored record with the names of the people, which are stored with their results. Someone who was forgotten has no result
 * any more, and so no name in any record.
 */
function withNames({ head, rest }: RecordText, results: readonly StoredResult[]): Buffer {
  const players = results.flatMap(({ player }) => (player ? [player] : []));
  const nameAt = (seat: number) => players.find((player) => player.seat === seat)?.name;
  const names = head.names.map((recorded, seat) => {
    const name = nameAt(seat);
    return name === undefined ? recorded : { name };
  });
  return Buffer.concat([Buffer.from(JSON.stringify({ ...head, names }).slice(0, -1)), rest, Buffer.from('}')]);
}
