import type { TablePhase } from '@hundredfold/shared/schema/table.ts';

/** The state of a table as a spectator saw it, at a time in milliseconds of the server's clock. */
export interface Moment {
  readonly at: number;
  readonly round: number;
  readonly version: number;
  readonly phase: TablePhase;
  /** `true` while a pause or a takeback request stops the clock. */
  readonly isClockRunning: boolean;
  readonly dues: readonly Due[];
}

interface Due {
  readonly from: number;
  readonly due: number;
}

/** Returns the longest time without a new version, not counting the times when the clock was stopped. */
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

export function longestGiven(moments: readonly Moment[]): number {
  return Math.max(0, ...moments.flatMap(({ dues }) => dues.map(({ from, due }) => due - from)));
}
