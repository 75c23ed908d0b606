import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { Router } from 'express';
import type { FailedAttempts } from '../limits/request-limit.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { callerOf } from './caller.ts';
import { sendError } from './errors.ts';

/** Serves `GET /:id`: the record of a finished game. A game in progress has no record. */
export function recordsRouter(storage: GameStorage, failedAttempts: FailedAttempts): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const record = await failedAttempts.attempt(callerOf(request), () => recordWithNames(storage, request.params.id));
    if (record === 'blocked') return sendError(response, 'too-many');
    if (record === null) return sendError(response, 'no-record');
    response.json(record);
  });
  return router;
}

/**
 * Returns a stored record with the names of the people, which are stored with their results. Someone who was forgotten has no result
 * any more, and so no name in any record.
 */
export async function recordWithNames(
  storage: Pick<GameStorage, 'record' | 'resultsAt'>,
  id: string,
): Promise<GameRecord | null> {
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
