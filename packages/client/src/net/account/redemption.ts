import { type Redemption, TRANSFER_CODE_VALID_MS } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '../../lib/stored.ts';
import { randomId } from './secret.ts';

const KEY = 'redemption';
const ID_BYTES = 16;

/** A redemption without an answer. `isPutOff`: the user does not want it now. It still has the only id that gets the identity. */
const pendingSchema = v.object({
  code: v.string(),
  redemptionId: v.string(),
  since: v.number(),
  isPutOff: v.optional(v.boolean(), false),
});
type PendingRedemption = v.InferOutput<typeof pendingSchema>;

const pendingListSchema = v.pipe(v.string(), v.parseJson(), v.array(pendingSchema));

/** Returns the redemptions that can still work, the latest first. */
function pendingRedemptions(): readonly PendingRedemption[] {
  const stored = v.safeParse(pendingListSchema, readStored(KEY) || '[]');
  if (!stored.success) return [];
  return stored.output.filter(({ since }) => Math.abs(Date.now() - since) < TRANSFER_CODE_VALID_MS);
}

function storeRedemption(code: string, ...redemptions: readonly PendingRedemption[]): boolean {
  const all = [...redemptions, ...pendingRedemptions().filter((each) => each.code !== code)];
  return writeStored(KEY, all.length === 0 ? '' : JSON.stringify(all));
}

/**
 * Returns the transfer code that this browser sent without getting an answer; `null` if there is none that can still work and that
 * the user still wants.
 */
export function pendingRedemption(): Required<Redemption> | null {
  const wanted = pendingRedemptions().find(({ isPutOff }) => !isPutOff);
  return wanted === undefined ? null : { code: wanted.code, redemptionId: wanted.redemptionId };
}

/**
 * Returns the redemption to send for a code: it keeps its redemption id until there is an answer. It is stored before the
 * request, so that the page can retry after a reload. `null` if the browser cannot store it.
 */
export function beginRedemption(code: string): Required<Redemption> | null {
  const known = pendingRedemptions().find((each) => each.code === code);
  const { redemptionId, since } = known ?? { redemptionId: randomId(ID_BYTES), since: Date.now() };
  return storeRedemption(code, { code, redemptionId, since, isPutOff: false }) ? { code, redemptionId } : null;
}

/** Keeps a redemption without an answer for when the user enters its code again: the server may have used the code up. */
export function putOffRedemption(code: string): void {
  storeRedemption(code, ...pendingRedemptions().flatMap((each) => (each.code === code ? [{ ...each, isPutOff: true }] : [])));
}

export function endRedemption(code: string): void {
  storeRedemption(code);
}
