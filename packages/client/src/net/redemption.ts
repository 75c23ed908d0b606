import { type Redemption, TRANSFER_CODE_VALID_MS } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '../lib/stored.ts';
import { randomId } from './secret.ts';

const KEY = 'redemption';
const ID_BYTES = 16;

const pendingSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.string(), redemptionId: v.string(), since: v.number() }),
);

/** Returns the transfer code that this browser sent without getting an answer; `null` if there is none that can still work. */
export function pendingRedemption(): Required<Redemption> | null {
  const stored = v.safeParse(pendingSchema, readStored(KEY));
  if (!stored.success) return null;
  const { since, ...redemption } = stored.output;
  return Math.abs(Date.now() - since) < TRANSFER_CODE_VALID_MS ? redemption : null;
}

/**
 * Returns the redemption to send for a code: it keeps its redemption id until there is an answer. It is stored before the
 * request, so that the page can retry after a reload. `null` if the browser cannot store it.
 */
export function beginRedemption(code: string): Required<Redemption> | null {
  const pending = pendingRedemption();
  if (pending?.code === code) return pending;
  const redemption = { code, redemptionId: randomId(ID_BYTES) };
  return writeStored(KEY, JSON.stringify({ ...redemption, since: Date.now() })) ? redemption : null;
}

/** Forgets the redemption: the answer has come, or the user has given up. */
export function endRedemption(): void {
  writeStored(KEY, '');
}
