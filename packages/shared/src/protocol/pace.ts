/** The paces, which set the time for a move. `free` has no clock, but a bot still steps in after `FREE_PACE_MOVE_S`. */
export const PACES = ['free', 'relaxed', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** The seconds for each move, and a time bank in seconds for longer moves. Each deal refills the bank. */
export interface PaceTimes {
  readonly move: number;
  readonly bank: number;
}

const TIMES: Readonly<Record<Exclude<Pace, 'free'>, PaceTimes>> = {
  relaxed: { move: 60, bank: 25 },
  normal: { move: 25, bank: 45 },
  fast: { move: 8, bank: 20 },
};

/** Seconds without a clock after which a bot plays for a player who is present but does nothing while others wait. */
export const FREE_PACE_MOVE_S = 90;

/** Additional seconds for the first turn of a deal, because players must look at their new hands. */
export const FIRST_TURN_EXTRA_S = 5;

/** The most additional seconds for a player's first decision of a game, until their page shows the table. */
export const TABLE_SHOWN_TIMEOUT_S = 10;

export function paceTimes(pace: Pace): PaceTimes {
  return pace === 'free' ? { move: FREE_PACE_MOVE_S, bank: 0 } : TIMES[pace];
}

/** The number of turns in a row with a timeout after which a player counts as away. Until then, bots make single moves. */
export const MAX_MISSED_MOVES = 2;

/**
 * The share of the move time that a player has for the rest of a turn after a timeout, and after that many such turns
 * until they make a move themselves. The next deal after that move refills their bank.
 */
export const SHARE_AFTER_MISSES = 1 / 3;

export const MIN_TURN_S = 5;

/** The number of moves that a person may take back in a deal without asking the other players. */
export const FREE_TAKEBACKS_PER_DEAL = 2;

/**
 * The number of takeback requests of a player that may be refused in a deal. The clocks stand still during a request, so without a
 * limit each one would be time to think.
 */
export const MAX_DECLINED_TAKEBACKS_PER_DEAL = 2;

/**
 * The number of moves that a player may take back in a match. Even a player without others could otherwise let a stored match grow
 * without limit.
 */
export const MAX_TAKEBACKS_PER_MATCH = 500;

export const TAKEBACK_REQUEST_TIMEOUT_S = 15;

export function allowsTakebacks(pace: Pace): boolean {
  return pace !== 'fast';
}

/** Seconds after which a pause ends by itself, and seconds after which an unanswered pause request is dropped. */
export const MAX_PAUSE_S = 15 * 60;
export const PAUSE_REQUEST_TIMEOUT_S = 30;

export const SEAT_REQUEST_TIMEOUT_S = 30;
