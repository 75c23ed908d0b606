import type { TimeLeft } from '../../platform/clock.ts';

/** The time of one seat, in milliseconds of the table's clock. */
export interface SeatTime {
  /** The version since which it has the decision that it has now; `null` while nothing is due from it. */
  readonly since: number | null;
  /** When that began. */
  readonly from: number;
  /** When the time for the decision ends, also while a bot holds the seat; `null` where there is no limit. */
  readonly end: number | null;
  /** The same, but `null` while a bot holds the seat: nobody is waited for then. */
  readonly due: number | null;
  /**
   * What of the time for a decision is there because the player's page does not show the table yet, in milliseconds; `null` as long
   * as no decision of this match had such a share.
   */
  readonly unseen: number | null;
  /** What of the time until then is its bank. */
  readonly bank: number;
  /** What was left when the limit went, because nobody else was here; `null` where there was none, or there is one. */
  readonly rest: number | null;
  /** So many times in a row a bot has played for it because time was up; only a move of one's own ends that. */
  readonly missed: number;
}

/** The times of all seats when a version of this deal ended with a move: who takes the move back has no more than that. */
interface PastTimes {
  readonly version: number;
  readonly seats: readonly TimeLeft[];
}

/** The clocks of a table. */
export interface Times {
  /** Which match, and which deal of it, they are for. */
  readonly round: number;
  readonly deal: number;
  readonly version: number;
  /** Since when they have been standing still: there is a pause, nothing can be kept, or nobody is here; `null` while they go. */
  readonly stopped: number | null;
  /** The version of the last move that a bot made because somebody's time was up; 0 if there was none. */
  readonly forced: number;
  readonly seats: readonly SeatTime[];
  /** The numbers of those whose pages show them the table of this match. */
  readonly seen: readonly number[];
  /** The latest versions, oldest first. */
  readonly past: readonly PastTimes[];
}

export const NO_TIMES: Times = { round: 0, deal: 0, version: 0, stopped: null, forced: 0, seats: [], seen: [], past: [] };
