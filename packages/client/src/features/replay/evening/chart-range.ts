import { CERTAIN_ERRORS, type ShareEstimate } from '@hundredfold/shared/bots/share-estimate.ts';

/** The least and the greatest share that a chart shows. */
export interface ChartRange {
  readonly least: number;
  readonly most: number;
}

/** The shares at which a chart may begin and end are multiples of this. */
const STEP = 0.1;
/** The room above and below what is drawn. */
const MARGIN = 0.02;

/** Returns a range that has room for all estimates with their errors, and for the expected share. */
export function chartRange(course: readonly ShareEstimate[], expected: number): ChartRange {
  const low = Math.min(expected, ...course.map(({ mean, error }) => mean - CERTAIN_ERRORS * error));
  const high = Math.max(expected, ...course.map(({ mean, error }) => mean + CERTAIN_ERRORS * error));
  const least = Math.max(0, Math.floor((low - MARGIN) / STEP) * STEP);
  const most = Math.min(1, Math.ceil((high + MARGIN) / STEP) * STEP);
  return { least, most };
}

/** Returns the path of shares from left to right, in a square of 100. One alone is a level line. */
export function pathOf(shares: readonly number[], { least, most }: ChartRange): string {
  const points = shares.length === 1 ? [...shares, ...shares] : shares;
  const drawn = points.map((share, index) => {
    const height = Math.min(1, Math.max(0, (share - least) / (most - least)));
    return `${rounded((100 * index) / (points.length - 1))} ${rounded(100 - 100 * height)}`;
  });
  return `M${drawn.join(' L')}`;
}

function rounded(place: number): number {
  return Math.round(place * 100) / 100;
}
