import { Router } from 'express';
import type { Archive } from '../archive/archive.ts';
import { complain } from './complaint.ts';
import type { Misses } from './limit.ts';

/** `GET /:id`: the record of a finished game; a game that still goes on has none. */
export function recordsRouter(archive: Archive, misses: Misses): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const record = await misses.attempt(request, () => archive.record(request.params.id));
    if (record === 'blocked') return complain(response, 'too-many');
    if (record === null) return complain(response, 'no-record');
    response.json(record);
  });
  return router;
}
