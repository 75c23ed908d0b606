import type { MatchmakingPace } from '@hundredfold/shared/protocol/matchmaking.ts';

/** The time that a person waited for a match, in milliseconds. */
interface WaitTime {
  readonly game: string;
  readonly pace: MatchmakingPace;
  readonly took: number;
  /** The time when the match was made. */
  readonly at: number;
}

/** The wait times of the last day, the oldest first. */
export type WaitTimes = readonly WaitTime[];

const DAY_MS = 24 * 3_600_000;

/** The largest number of wait times that are kept. It is enough for a median. */
const MAX_WAIT_TIMES = 2000;

export function withWaitTimes(waitTimes: WaitTimes, added: WaitTimes): WaitTimes {
  return [...waitTimes, ...added].slice(-MAX_WAIT_TIMES);
}

/** Returns the median wait for a game today, in rounded seconds; `null` if there were no waits. */
export function typicalWait(waitTimes: WaitTimes, game: string, pace: MatchmakingPace, now: number): number | null {
  const took = waitTimes
    .filter((wait) => wait.game === game && wait.pace === pace && now - wait.at < DAY_MS)
    .map((wait) => wait.took)
    .sort((one, other) => one - other);
  const middle = took[Math.floor(took.length / 2)];
  if (middle === undefined) return null;
  const seconds = middle / 1000;
  return seconds < 60 ? Math.max(10, Math.ceil(seconds / 10) * 10) : Math.ceil(seconds / 60) * 60;
}
