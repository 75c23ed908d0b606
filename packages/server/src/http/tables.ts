import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { LAYOUT, newTableSchema } from '@hundredfold/shared/protocol/http.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { Limits } from '../config.ts';
import type { Floor } from '../rooms/floor.ts';
import { complain } from './complaint.ts';
import { limited, type Misses } from './limit.ts';

/** Bodies, in bytes. */
const LARGEST_WISH = 16 * 1024;
const LARGEST_JOIN = 4 * 1024;

/** `POST /` makes a table, `GET /:code` finds one and wakes it up. */
export function tablesRouter(floor: Floor, misses: Misses, limits: Limits): Router {
  const router = Router();
  router.post('/', limited(limits.tablesPerMinute), json({ limit: LARGEST_WISH }), async (request, response) => {
    const wish = v.safeParse(newTableSchema, request.body);
    if (!wish.success) return complain(response, 'malformed');
    if (floor.tables() >= limits.tables) return complain(response, 'house-full');
    const made = await floor.create(wish.output);
    if (!made.ok) return complain(response, 'bad-table', made.refusal);
    response.status(201).json({ code: made.value.code });
  });
  router.get('/:code', async (request, response) => {
    const code = readCode(request.params.code);
    const game = await misses.attempt(request, async () => (code === null ? null : floor.find(code)));
    if (game === 'blocked') return complain(response, 'too-many');
    if (game === null) return complain(response, 'no-table');
    response.json({ code, game, layout: LAYOUT });
  });
  return router;
}

/** The one way into a room. Colyseus' own routes would also let clients create rooms and find out why one is closed to them. */
export function matchmakeRouter(floor: Floor, misses: Misses, limits: Limits): Router {
  const router = Router();
  router.use(limited(limits.joinsPerMinute), json({ limit: LARGEST_JOIN }));
  router.post('/joinById/:room', async (request, response) => {
    const { room } = request.params;
    if (typeof request.body !== 'object' || request.body === null) return complain(response, 'malformed');
    const place = await misses.attempt(request, async () => {
      const joined = await floor.join(room, request.body, request.ip);
      return joined.ok ? joined.value : null;
    });
    if (place === 'blocked') return complain(response, 'too-many');
    if (place === null) return complain(response, 'no-table');
    response.json(place);
  });
  return router;
}
