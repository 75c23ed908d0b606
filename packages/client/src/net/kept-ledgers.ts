import type { ShareEstimate } from '@hundredfold/shared/bots/share-estimate.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { LuckLedger } from '@hundredfold/shared/review/ledger.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '../lib/stored.ts';

/** The number of ledgers that this browser keeps, each with about 180 characters. Those that were kept first are dropped first. */
export const MAX_LEDGERS = 1000;

/** The ledger of one seat in a finished game. */
export interface KeptLedger {
  /** The id of the record. */
  readonly match: string;
  readonly seat: Seat;
  readonly ledger: LuckLedger;
}

/** The storage key of the ledgers, with the version of their format. A later version takes another key, so that neither loses the other. */
const KEY = 'ledgers.1';

/** Numbers are rounded to a hundredth of a percent. */
const DIGITS = 4;

const partSchema = v.tuple([v.number(), v.pipe(v.number(), v.minValue(0))]);
const storedLedgerSchema = v.object({
  match: v.string(),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  evaluator: v.number(),
  start: partSchema,
  cards: partSchema,
  play: partSchema,
  others: partSchema,
  hidden: partSchema,
  result: v.number(),
});
type StoredLedger = v.InferOutput<typeof storedLedgerSchema>;

/** Returns the kept ledgers, the latest last. Another tab may keep more at any time. */
export function keptLedgers(): readonly KeptLedger[] {
  return storedItems().flatMap((item) => {
    const stored = readLedger(item);
    return stored === null ? [] : [fromStored(stored)];
  });
}

/** Keeps the ledger of a seat, in the place of an earlier one. Returns whether the browser stored it; if not, the page keeps it. */
export function keepLedger(kept: KeptLedger): boolean {
  const { match, seat } = kept;
  return store([...storedItems().filter((item) => !isOf(item, match, seat)), toStored(kept)]);
}

/** Drops the ledgers of a game. */
export function dropLedgers(match: string): void {
  const items = storedItems();
  const others = items.filter((item) => !isOf(item, match));
  if (others.length < items.length) store(others);
}

/** Returns the stored list as it is. Items that this version cannot read stay in it. */
function storedItems(): readonly unknown[] {
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), readStored(KEY));
  return list.success ? list.output : [];
}

function store(items: readonly unknown[]): boolean {
  return writeStored(KEY, items.length === 0 ? '' : JSON.stringify(items.slice(-MAX_LEDGERS)));
}

function readLedger(item: unknown): StoredLedger | null {
  const read = v.safeParse(storedLedgerSchema, item);
  return read.success ? read.output : null;
}

/** Returns whether an item is a ledger of a game, and of a seat if one is given. */
function isOf(item: unknown, match: string, seat?: Seat): boolean {
  const stored = readLedger(item);
  return stored?.match === match && (seat === undefined || stored.seat === seat);
}

function toStored({ match, seat, ledger: { evaluator, start, cards, play, others, hidden, result } }: KeptLedger): StoredLedger {
  const part = ({ mean, error }: ShareEstimate): [number, number] => [rounded(mean), rounded(error)];
  return {
    match,
    seat,
    evaluator,
    start: part(start),
    cards: part(cards),
    play: part(play),
    others: part(others),
    hidden: part(hidden),
    result: rounded(result),
  };
}

/** Returns a ledger that adds up although its numbers were rounded one by one: the hidden part is the rest of the result. */
function fromStored({ match, seat, evaluator, start, cards, play, others, hidden, result }: StoredLedger): KeptLedger {
  const part = ([mean, error]: readonly [number, number]): ShareEstimate => ({ mean, error });
  const rest = result - start[0] - cards[0] - play[0] - others[0];
  return {
    match,
    seat,
    ledger: {
      evaluator,
      start: part(start),
      cards: part(cards),
      play: part(play),
      others: part(others),
      hidden: part([rest, hidden[1]]),
      result,
    },
  };
}

function rounded(share: number): number {
  return Number(share.toFixed(DIGITS));
}
