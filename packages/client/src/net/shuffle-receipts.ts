import type { SealedShuffle, ShuffleReceipt } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { type Hex, isHexValue, toHex, VALUE_BYTES } from '@hundredfold/shared/core/encoding.ts';
import * as v from 'valibot';
import { changeList, storedList } from '../lib/stored.ts';

/** The number of shuffles for which this browser keeps its part. The oldest are dropped first. */
export const MAX_RECEIPTS = 200;

/** The part of this browser in a shuffle. */
export interface KeptReceipt extends ShuffleReceipt {
  /** The hash of the roster and of everything before it, for each attempt in which it has revealed. The record has the same. */
  readonly rosters: readonly Hex[];
  /** The number of attempts in which the table has accepted its reveal. */
  readonly accepted: number;
  /** True if the table has fixed the roster without its commitment while this browser was here and the commitment too. */
  readonly wasOmitted: boolean;
}

const valueSchema = v.pipe(v.string(), v.check(isHexValue));
const receiptSchema = v.object({
  match: v.string(),
  seal: valueSchema,
  member: v.number(),
  secret: valueSchema,
  rosters: v.array(valueSchema),
  // Older versions did not store these two.
  accepted: v.optional(v.number(), 0),
  wasOmitted: v.optional(v.boolean(), false),
});

const receipts = storedList<KeptReceipt>('receipts', receiptSchema);

/** Returns the part of this browser in the shuffle of a match; `null` if it took no part, or long ago. */
export function receiptOf(match: string): KeptReceipt | null {
  return receipts.peek().findLast((each) => each.match === match) ?? null;
}

/** Returns the part of this browser in a shuffle for a member id. It is made and stored the first time. */
export function receiptFor({ match, seal }: SealedShuffle, member: number): KeptReceipt {
  const kept = receiptOf(match);
  if (kept?.seal === seal && kept.member === member) return kept;
  const secret = toHex(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
  return keepReceipt({ match, seal, member, secret, rosters: [], accepted: 0, wasOmitted: false });
}

/** Stores a receipt in the place of an earlier one for the same match. */
export function keepReceipt(receipt: KeptReceipt): KeptReceipt {
  changeList(receipts, (all) => [...all.filter(({ match }) => match !== receipt.match), receipt].slice(-MAX_RECEIPTS));
  return receipt;
}
