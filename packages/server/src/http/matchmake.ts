import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { LOBBY } from '@hundredfold/shared/protocol/intents.ts';
import { json, Router } from 'express';
import type { Limits } from '../config.ts';
import { complain } from './complaint.ts';
import type { Floor } from './floor.ts';
import { limited, type Misses } from './limit.ts';

const LARGEST_BODY = 4 * 1024;

/** Whether a room can go by that id: a table's code, or the lobby. */
export function isRoomId(id: string): boolean {
  return id === LOBBY || readCode(id) === id;
}

/** The one way into a room. Colyseus' own routes would also let clients create rooms and find out why one is closed to them. */
export function matchmakeRouter(floor: Floor, misses: Misses, limits: Limits): Router {
  const router = Router();
  router.use(limited(limits.joinsPerMinute), json({ limit: LARGEST_BODY }));
  router.post('/joinById/:room', async (request, response) => {
    const { room } = request.params;
    if (typeof request.body !== 'object' || request.body === null) return complain(response, 'malformed');
    const place = await misses.attempt(request, async () => {
      const joined = isRoomId(room) ? await floor.join(room, request.body, request) : null;
      return joined?.ok ? joined.value : null;
    });
    if (place === 'blocked') return complain(response, 'too-many');
    if (place === null) return complain(response, 'no-table');
    response.json(place);
  });
  return router;
}
