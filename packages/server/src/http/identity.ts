import { readCode } from '@hundredfold/shared/protocol/code.ts';
import {
  forgetSchema,
  type Identity,
  identitySchema,
  redemptionSchema,
  type Transfer,
  ticketSchema,
} from '@hundredfold/shared/protocol/http.ts';
import { CLOSED } from '@hundredfold/shared/protocol/table.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { SharedTransfers } from '../identity/shared-transfers.ts';
import type { Instructed } from '../ops/porter.ts';
import { personIdOf } from '../rooms/door.ts';
import type { Floor } from '../rooms/floor.ts';
import { callerOf } from './caller.ts';
import { complain } from './complaint.ts';
import { type Limit, limited, type Misses } from './limit.ts';
import { networkOf } from './network.ts';

/** Bodies, in bytes. */
const LARGEST = 4 * 1024;

/** `POST /` gives out a code for somebody, `POST /redeem` takes it, `POST /state` says what became of it. */
export function transfersRouter(transfers: SharedTransfers, floor: Floor, misses: Misses, limit: Limit): Router {
  const router = Router();
  router.use(json({ limit: LARGEST }), limited(limit));
  router.post('/', (request, response) => {
    const identity = v.safeParse(identitySchema, request.body);
    if (!identity.success) return complain(response, 'malformed');
    const transfer: Transfer | null = transfers.offer(personIdOf(identity.output.key), identity.output, networkOf(request.ip));
    if (transfer === null) return complain(response, 'too-many');
    response.status(201).json(transfer);
  });
  router.post('/redeem', async (request, response) => {
    const sent = v.safeParse(redemptionSchema, request.body);
    const code = sent.success ? readCode(sent.output.code) : null;
    const redemption = sent.success && code !== null ? { ...sent.output, code } : null;
    const taken = await misses.attempt(callerOf(request), async () =>
      redemption === null ? null : transfers.redeem(redemption),
    );
    if (taken === 'blocked') return complain(response, 'too-many');
    if (taken === null) return complain(response, 'no-transfer');
    // Whoever is told once more may be at a table on the new device already.
    if (!taken.isRepeated) await floor.showOut(taken.personId, CLOSED.moved);
    response.json(taken.identity satisfies Identity);
  });
  router.post('/state', async (request, response) => {
    const asked = v.safeParse(ticketSchema, request.body);
    if (!asked.success) return complain(response, 'malformed');
    response.json({ state: await transfers.state(asked.output.ticket) });
  });
  return router;
}

/** Who knows somebody. */
interface Forgetful {
  readonly transfers: SharedTransfers;
  readonly floor: Floor;
  readonly porter: Pick<Instructed, 'forget'>;
}

/** `POST /`: whatever the house knows of somebody goes. Whether there was anything is not told. */
export function forgetRouter({ transfers, floor, porter }: Forgetful, limit: Limit): Router {
  const router = Router();
  router.post('/', json({ limit: LARGEST }), limited(limit), async (request, response) => {
    const asked = v.safeParse(forgetSchema, request.body);
    if (!asked.success) return complain(response, 'malformed');
    const personId = personIdOf(asked.output.key);
    transfers.withdraw(personId);
    await floor.forget(personId);
    await porter.forget(personId);
    response.status(204).end();
  });
  return router;
}
