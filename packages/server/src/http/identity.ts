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
import { personIdOf } from '../colyseus/auth.ts';
import type { Floor } from '../colyseus/table-directory.ts';
import type { SharedTransfers } from '../identity/shared-transfers.ts';
import type { Misses } from '../limits/failed-attempts.ts';
import type { Limit } from '../limits/limit.ts';
import { networkOf } from '../limits/network.ts';
import type { Instructed } from '../ops/admission.ts';
import { callerOf } from './caller.ts';
import { complain } from './errors.ts';
import { limited } from './limited.ts';

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
    const redemption = v.safeParse(redemptionSchema, request.body);
    const code = redemption.success ? readCode(redemption.output.code) : null;
    const taken = await misses.attempt(callerOf(request), async () => (code === null ? null : transfers.redeem(code)));
    if (taken === 'blocked') return complain(response, 'too-many');
    if (taken === null) return complain(response, 'no-transfer');
    await floor.showOut(taken.personId, CLOSED.moved);
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
