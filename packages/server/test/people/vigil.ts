import type { TablePhase } from '@hundredfold/shared/schema/table.ts';

/** What somebody who only looks on saw of a table, by the clock of the house in milliseconds. */
export interface Moment {
  readonly at: number;
  readonly round: number;
  readonly version: number;
  readonly phase: TablePhase;
  /** There is a pause, or somebody would like to take a move back. */
  readonly isClockRunning: boolean;
  /** The deadlines that were shown. */
  readonly dues: readonly Due[];
}

/** Of a seat that was to act. */
interface Due {
  readonly from: number;
  readonly due: number;
}

/** How long a game stood still at the longest, but for the times when everything stood. */
export function longestWait(moments: readonly Moment[]): number {
  let longest = 0;
  let waited = 0;
  moments.forEach((moment, index) => {
    const before = moments[index - 1];
    if (before?.phase !== 'playing') return;
    if (!before.isClockRunning) waited += moment.at - before.at;
    longest = Math.max(longest, waited);
    if (moment.round !== before.round || moment.version !== before.version) waited = 0;
  });
  return longest;
}

/** The longest time that anybody was given. */
export function longestGiven(moments: readonly Moment[]): number {
  return Math.max(0, ...moments.flatMap(({ dues }) => dues.map(({ from, due }) => due - from)));
}
