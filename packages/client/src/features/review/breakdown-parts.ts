import { CERTAIN_ERRORS, type WinShareEstimate } from '@hundredfold/shared/bots/win-share-estimate.ts';
import type { LuckBreakdown } from '@hundredfold/shared/review/luck-breakdown.ts';
import { toPoints } from './review-note.ts';

const PARTS = ['cards', 'play', 'others', 'hidden'] as const;
type BreakdownPart = (typeof PARTS)[number];

/** A part of a breakdown as it is shown. */
export interface ShownPart {
  /** The others of a game of two are the opponent. */
  readonly name: BreakdownPart | 'opponent';
  readonly estimate: WinShareEstimate;
  /** Percentage points. Those of all parts add up to those of the whole. */
  readonly points: number;
}

/** Returns the parts of a breakdown, in a game with this number of players. A player alone has no others. */
export function shownParts(breakdown: LuckBreakdown, seats: number): readonly ShownPart[] {
  let left = totalOf(breakdown);
  return PARTS.filter((part) => part !== 'others' || seats > 1).map((part) => {
    const points = part === 'hidden' ? left : toPoints(breakdown[part].mean);
    left -= points;
    return { name: part === 'others' && seats === 2 ? 'opponent' : part, estimate: breakdown[part], points };
  });
}

/** Returns the percentage points between the start and the result, as both are shown. */
export function totalOf({ start, result }: Pick<LuckBreakdown, 'start' | 'result'>): number {
  return toPoints(result) - toPoints(start.mean);
}

/** Returns whether a part differs from nothing by more than chance explains. */
export function isCertain({ mean, error }: WinShareEstimate): boolean {
  return Math.abs(mean) >= CERTAIN_ERRORS * error;
}

/** Returns the percentage points by which a part may be wrong. */
export function uncertainty({ error }: WinShareEstimate): number {
  return Math.ceil(CERTAIN_ERRORS * error * 100);
}
