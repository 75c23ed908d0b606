import { CERTAIN_ERRORS, type ShareEstimate } from '@hundredfold/shared/bots/share-estimate.ts';
import type { LuckLedger } from '@hundredfold/shared/review/luck-breakdown.ts';
import { toPoints } from './review-note.ts';

const PARTS = ['cards', 'play', 'others', 'hidden'] as const;
type LedgerPart = (typeof PARTS)[number];

/** A part of a ledger as it is shown. */
export interface ShownPart {
  /** The others of a game of two are the opponent. */
  readonly name: LedgerPart | 'opponent';
  readonly estimate: ShareEstimate;
  /** Percentage points. Those of all parts add up to those of the whole. */
  readonly points: number;
}

/** Returns the parts of a ledger, in a game with this number of players. A player alone has no others. */
export function shownParts(ledger: LuckLedger, seats: number): readonly ShownPart[] {
  let left = totalOf(ledger);
  return PARTS.filter((part) => part !== 'others' || seats > 1).map((part) => {
    const points = part === 'hidden' ? left : toPoints(ledger[part].mean);
    left -= points;
    return { name: part === 'others' && seats === 2 ? 'opponent' : part, estimate: ledger[part], points };
  });
}

/** Returns the percentage points between the start and the result, as both are shown. */
export function totalOf({ start, result }: Pick<LuckLedger, 'start' | 'result'>): number {
  return toPoints(result) - toPoints(start.mean);
}

/** Returns whether a part differs from nothing by more than chance explains. */
export function isCertain({ mean, error }: ShareEstimate): boolean {
  return Math.abs(mean) >= CERTAIN_ERRORS * error;
}

/** Returns the percentage points by which a part may be wrong. */
export function uncertainty({ error }: ShareEstimate): number {
  return Math.ceil(CERTAIN_ERRORS * error * 100);
}
