import { readCode } from '@hundredfold/shared/protocol/code.ts';
import {
  forgetSchema,
  type Identity,
  identitySchema,
  redemptionSchema,
  type Transfer,
  ticketSchema,
} from '@hundredfold/shared/protocol/http.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { TableDirectory } from '../directory/table-directory.ts';
import { personIdOf } from '../identity/person-id.ts';
import type { SharedTransfers } from '../identity/shared-transfers.ts';
import { networkOf } from '../limits/network.ts';
import type { LimitedLookUp, RequestLimit } from '../limits/request-limit.ts';
import type { AdmissionControl } from '../ops/admission.ts';
import { withBody } from './body.ts';
import { callerOf, requireWithinLimit } from './caller.ts';
import { sendError } from './errors.ts';

const MAX_IDENTITY_BYTES = 4096;

/**
 * Serves `POST /`, which offers a transfer code for a person; `POST /redeem`, which redeems it; and `POST /state`, which says
 * whether it was redeemed.
 */
export function transfersRouter(
  transfers: SharedTransfers,
  directory: TableDirectory,
  lookUp: LimitedLookUp,
  limit: RequestLimit,
): Router {
  const router = Router();
  router.post(
    '/',
    withBody({ schema: identitySchema, limit, maxBytes: MAX_IDENTITY_BYTES }, (identity, request, response) => {
      const transfer: Transfer | null = transfers.offer(personIdOf(identity.key), identity, networkOf(request.ip));
      if (transfer === null) return sendError(response, 'too-many');
      response.status(201).json(transfer);
    }),
  );
  router.post('/redeem', json({ limit: MAX_IDENTITY_BYTES }), requireWithinLimit(limit), async (request, response) => {
    const sent = v.safeParse(redemptionSchema, request.body);
    const code = sent.success ? readCode(sent.output.code) : null;
    const redemption = sent.success && code !== null ? { ...sent.output, code } : null;
    const taken = await lookUp(callerOf(request), async () => (redemption === null ? null : transfers.redeem(redemption)));
    if (taken === 'blocked') return sendError(response, 'too-many');
    if (taken === null) return sendError(response, 'no-transfer');
    // A device that repeats its redemption may be at a table already.
    if (!taken.isRepeated) await directory.signOut(taken.personId);
    response.json(taken.identity satisfies Identity);
  });
  router.post(
    '/state',
    withBody({ schema: ticketSchema, limit }, async ({ ticket }, _, response) => {
      response.json({ state: await transfers.state(ticket) });
    }),
  );
  return router;
}

/** Serves `POST /`, which deletes everything the server knows of a person. The answer does not say whether there was anything. */
export function forgetRouter(
  transfers: SharedTransfers,
  directory: TableDirectory,
  admission: AdmissionControl,
  limit: RequestLimit,
): Router {
  const router = Router();
  router.post(
    '/',
    withBody({ schema: forgetSchema, limit }, async ({ key }, _, response) => {
      const personId = personIdOf(key);
      transfers.withdraw(personId);
      await directory.forget(personId);
      await admission.forget(personId);
      response.status(204).end();
    }),
  );
  return router;
}
