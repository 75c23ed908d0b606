import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { newTableSchema } from '@hundredfold/shared/protocol/intents.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { Limits } from '../config.ts';
import { complain } from './complaint.ts';
import type { Floor } from './floor.ts';
import { limited, type Misses } from './limit.ts';

const LARGEST_BODY = 16 * 1024;

/** `POST /` makes a table, `GET /:code` finds one and wakes it up. */
export function tablesRouter(floor: Floor, misses: Misses, limits: Limits): Router {
  const router = Router();
  router.post('/', limited(limits.tablesPerMinute), json({ limit: LARGEST_BODY }), async (request, response) => {
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
    response.json({ code, game });
  });
  return router;
}
