import type { SoughtPace } from '@hundredfold/shared/protocol/find.ts';

/** How long somebody waited until a table came together, in milliseconds. */
interface Wait {
  readonly game: string;
  readonly pace: SoughtPace;
  readonly took: number;
  /** When that was. */
  readonly at: number;
}

/** The waits of the last day, the oldest first. */
export type Waits = readonly Wait[];

const DAY = 24 * 3_600_000;

/** Of so many the middle one says enough. */
const KEPT = 2000;

export function noted(waits: Waits, added: Waits): Waits {
  return [...waits, ...added].slice(-KEPT);
}

/** How long people have waited for a game today, in seconds and roundly: the middle of all waits; `null` where nobody has. */
export function usualWait(waits: Waits, game: string, pace: SoughtPace, now: number): number | null {
  const took = waits
    .filter((wait) => wait.game === game && wait.pace === pace && now - wait.at < DAY)
    .map((wait) => wait.took)
    .sort((one, other) => one - other);
  const middle = took[Math.floor(took.length / 2)];
  if (middle === undefined) return null;
  const seconds = middle / 1000;
  return seconds < 60 ? Math.max(10, Math.ceil(seconds / 10) * 10) : Math.ceil(seconds / 60) * 60;
}
