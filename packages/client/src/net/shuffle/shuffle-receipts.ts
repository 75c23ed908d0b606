import { isHexValue, NO_VALUE, toHex, VALUE_BYTES } from '@hundredfold/shared/core/encoding.ts';
import type { SealedShuffle } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import * as v from 'valibot';
import { changeList, storedList } from '../../lib/stored.ts';

/** The number of shuffles for which this browser keeps its part. The oldest are dropped first. */
export const MAX_RECEIPTS = 200;

const valueSchema = v.pipe(v.string(), v.check(isHexValue));
const receiptSchema = v.object({
  match: v.string(),
  seal: valueSchema,
  member: v.number(),
  secret: valueSchema,
  /** The hash of the roster and of everything before it, for each attempt in which it has revealed. The record has the same. */
  rosters: v.pipe(v.array(valueSchema), v.readonly()),
  table: v.string(),
  starts: v.number(),
  lastStart: valueSchema,
  /** The number of attempts in which the table has accepted its reveal. */
  accepted: v.number(),
  /** True if the table has fixed the roster without its commitment while this browser was here and the commitment too. */
  wasOmitted: v.boolean(),
  /** The match whose game this browser saw first after this shuffle: that of the shuffle, or a later one of the table. Empty before. */
  seenGame: v.string(),
});

export type KeptReceipt = Readonly<v.InferOutput<typeof receiptSchema>>;
type TableShuffle = SealedShuffle & Pick<KeptReceipt, 'table'>;

const receipts = storedList('receipts', receiptSchema);

/** Returns the part of this browser in the shuffle of a match; `null` if it took no part, or long ago. */
export function receiptOf(match: string): KeptReceipt | null {
  return receipts.peek().findLast((each) => each.match === match) ?? null;
}

/** Returns the part of this browser in a shuffle under any member id; `null` if it has not agreed to take part in it. */
export function receiptIn(shuffle: SealedShuffle): KeptReceipt | null {
  const kept = receiptOf(shuffle.match);
  return kept !== null && isForShuffle(kept, shuffle) ? kept : null;
}

/**
 * Returns the part of this browser in a shuffle for a member id; `null` if it has revealed for this shuffle under another one. It is
 * made and stored the first time, and says how many starts of this table led to no game that this browser saw.
 */
export function receiptFor({ table, match, seal }: TableShuffle, member: number): KeptReceipt | null {
  const kept = receiptIn({ match, seal });
  if (kept?.member === member) return kept;
  if (kept !== null && kept.rosters.length > 0) return null;
  const earlier = startsBefore({ table, match, seal });
  const secret = toHex(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
  return keepReceipt({
    ...{ table, match, seal, member, secret },
    starts: earlier.length,
    lastStart: earlier.at(-1)?.rosters.at(-1) ?? NO_VALUE,
    ...{ rosters: [], accepted: 0, wasOmitted: false, seenGame: '' },
  });
}

export function keepReceipt(receipt: KeptReceipt): KeptReceipt {
  changeList(receipts, (all) => {
    const place = all.findIndex((each) => isForShuffle(each, receipt));
    return place < 0 ? [...all, receipt].slice(-MAX_RECEIPTS) : all.with(place, receipt);
  });
  return receipt;
}

/** Returns the receipts of the starts of a table before a shuffle for which this browser has revealed, and whose game it never saw. */
export function startsBefore({ table, match, seal }: TableShuffle): readonly KeptReceipt[] {
  return receipts.peek().filter((each) => {
    const isUnseen = each.rosters.length > 0 && each.seenGame === '';
    return each.table === table && isUnseen && !isForShuffle(each, { match, seal });
  });
}

/** Returns the receipts of the starts for which this browser has revealed and after which it saw the game of this match instead. */
export function startsReplacedBy(match: string): readonly KeptReceipt[] {
  return receipts.peek().filter((each) => each.seenGame === match && each.match !== match && each.rosters.length > 0);
}

/** Keeps that this browser sees a game of a table that goes on. The earlier starts stand in the commitments of this game. */
export function keepSeenGame(table: string, match: string): void {
  setSeenGame((each) => each.table === table && each.seenGame === '', match);
}

/** Keeps that this browser sees a finished game. Starts after it have nothing to do with this game. */
export function keepSeenResult(match: string): void {
  const own = receiptOf(match);
  if (own === null || own.seenGame !== '') return;
  const last = receipts.peek().indexOf(own);
  setSeenGame((each, index) => each.table === own.table && each.seenGame === '' && index <= last, match);
}

/** Takes back that this browser has seen a game, because it has vanished before its end. */
export function keepVanished(match: string): void {
  setSeenGame((each) => each.seenGame === match, '');
}

function setSeenGame(isMeant: (receipt: KeptReceipt, index: number) => boolean, seenGame: string): void {
  if (!receipts.peek().some(isMeant)) return;
  changeList(receipts, (all) => all.map((each, index) => (isMeant(each, index) ? { ...each, seenGame } : each)));
}

function isForShuffle(receipt: SealedShuffle, { match, seal }: SealedShuffle): boolean {
  return receipt.match === match && receipt.seal === seal;
}
