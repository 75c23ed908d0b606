/** The time of one seat, in milliseconds of the table's clock. */
export interface SeatClock {
  /** The version since which the current decision is due; `null` if none is due. */
  readonly since: number | null;
  /** The time when the decision became due. */
  readonly from: number;
  /** The time when the decision ends, also while a bot acts for the seat; `null` if there is no limit. */
  readonly end: number | null;
  /** Equals `end`, but is `null` while a bot acts for the seat, because then the table waits for no person. */
  readonly due: number | null;
  /**
   * The part of the time, in milliseconds, that was added because the player's client does not show the table yet; `null` until a
   * decision of this match got such a part.
   */
  readonly unseen: number | null;
  /** The part of the time until `end` that comes from the time bank. */
  readonly bank: number;
  /**
   * The time that was left when the limit was lifted because no other person was here; `null` if there was no limit, or there is
   * one.
   */
  readonly rest: number | null;
  /** How many turns in a row a bot has moved because the time was up. Only a move of the player resets it. */
  readonly missed: number;
  /** `true` if that happened in the current turn, which may take several moves: nobody else has moved since. */
  readonly isLate: boolean;
}

/**
 * The times of all seats at a version that ended with a move of this deal. A player who takes that move back gets no more time
 * than was left `then`.
 */
interface PastClocks {
  readonly version: number;
  readonly seats: readonly SeatClock[];
  readonly then: number;
}

export interface TurnClocks {
  readonly matchNumber: number;
  readonly deal: number;
  readonly version: number;
  /**
   * The time since when the clocks have been stopped, because of a pause, a storage failure, or because no person is here; `null`
   * while they run.
   */
  readonly stopped: number | null;
  /** The version of the last move that a bot made because a player's time was up; 0 if there was none. */
  readonly forced: number;
  readonly seats: readonly SeatClock[];
  /** The member ids of players whose clients show the table of this match. */
  readonly seen: readonly number[];
  /** The latest versions, oldest first. */
  readonly past: readonly PastClocks[];
}

export const NO_CLOCKS: TurnClocks = {
  matchNumber: 0,
  deal: 0,
  version: 0,
  stopped: null,
  forced: 0,
  seats: [],
  seen: [],
  past: [],
};
