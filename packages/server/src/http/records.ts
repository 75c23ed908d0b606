import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { storedIdSchema } from '@hundredfold/shared/protocol/http.ts';
import { ownRecordSchema } from '@hundredfold/shared/protocol/own-games.ts';
import { json, type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { personIdOf } from '../colyseus/auth.ts';
import type { FailedAttempts, RequestLimit } from '../limits/request-limit.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { withBody } from './body.ts';
import { callerOf, requireWithinLimit } from './caller.ts';
import { sendError } from './errors.ts';

/** The maximum size of a body in bytes. */
const MAX_BODY_BYTES = 1024;

/** The limits on ids without a record, on requests for records, and on requests of players for their own records. */
interface RecordLimits {
  readonly attempts: FailedAttempts;
  readonly all: RequestLimit;
  readonly own: RequestLimit;
}

/**
 * Serves `GET /:id`, the record of a finished game that everyone could watch, and `POST /:id`, which gives players the record of
 * every game of their own. A game in progress has no record.
 */
export function recordsRouter(storage: GameStorage, limits: RecordLimits): Router {
  const router = Router();
  const send = async (id: string, person: string | null, request: Request, response: Response): Promise<void> => {
    const found = await limits.attempts.attempt(callerOf(request), () => recordFor(storage, id, person));
    if (found === 'blocked') return sendError(response, 'too-many');
    if (found === null) return sendError(response, 'no-record');
    if (found === 'not-allowed') return sendError(response, 'not-allowed');
    response.json(found);
  };
  router.get('/:id', requireWithinLimit(limits.all), (request, response) =>
    send(String(request.params.id), null, request, response),
  );
  router.post(
    '/:id',
    json({ limit: MAX_BODY_BYTES }),
    requireWithinLimit(limits.own),
    withBody(ownRecordSchema, ({ key }, request, response) =>
      send(String(request.params.id), personIdOf(key), request, response),
    ),
  );
  return router;
}

/** The errors of a request for a record. */
export type RecordRefusal = 'too-many' | 'no-record' | 'not-allowed';

type RecordStorage = Pick<GameStorage, 'record' | 'resultsAt'>;

/** Returns the record of a game for a person who may open it; `null` for someone without a secret. */
export async function recordFor(
  storage: RecordStorage & Pick<GameStorage, 'spectatorAccessAt'>,
  id: string,
  person: string | null,
): Promise<GameRecord | 'not-allowed' | null> {
  if (!v.is(storedIdSchema, id)) return null;
  const record = await recordWithNames(storage, id);
  if (record === null || (await storage.spectatorAccessAt(id)) !== 'none') return record;
  const players = (await storage.resultsAt(id)).map((result) => result.person);
  return person !== null && players.includes(person) ? record : 'not-allowed';
}

/**
 * Returns a stored record with the names of the people, which are stored with their results. Someone who was forgotten has no result
 * any more, and so no name in any record.
 */
export async function recordWithNames(storage: RecordStorage, id: string): Promise<GameRecord | null> {
  const record = await storage.record(id);
  if (record === null) return null;
  const players = (await storage.resultsAt(id)).flatMap(({ player }) => (player ? [player] : []));
  const nameAt = (seat: number) => players.find((player) => player.seat === seat)?.name;
  const names = record.names.map((recorded, seat) => {
    const name = nameAt(seat);
    return name === undefined ? recorded : { name };
  });
  return { ...record, names };
}
