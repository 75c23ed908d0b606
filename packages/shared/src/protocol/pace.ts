/** How long somebody may think over a move. `free`: there is no clock, and still nobody waits for ever. */
export const PACES = ['free', 'relaxed', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds for every move, and a bank for what takes longer; the bank is filled again with each deal. */
export interface PaceTimes {
  readonly move: number;
  readonly bank: number;
}

const TIMES: Readonly<Record<Exclude<Pace, 'free'>, PaceTimes>> = {
  relaxed: { move: 60, bank: 25 },
  normal: { move: 25, bank: 45 },
  fast: { move: 8, bank: 20 },
};

/** Without a clock a bot plays for whoever is here and does nothing for so many seconds, if others wait. */
export const FREE_PACE_MOVE_S = 90;

/** Seconds more for the turn that a deal begins with: there is a new hand to look at. */
export const FIRST_TURN_EXTRA_S = 5;

/** Seconds more for a player's first decision of a game, at most, until their page shows them the table. */
export const TABLE_SHOWN_TIMEOUT_S = 10;

export function paceTimes(pace: Pace): PaceTimes {
  return pace === 'free' ? { move: FREE_PACE_MOVE_S, bank: 0 } : TIMES[pace];
}

/** So many times in a row a bot plays for somebody whose time is up; then they count as away. */
export const MAX_MISSED_MOVES = 2;

/** A player who let so many moves run out has this share of the time for a move, and no bank, until they make one themselves. */
export const SHARE_AFTER_MISSES = 1 / 3;

/** Seconds for a move, at least, whatever was missed before. */
export const MIN_TURN_S = 5;

/** So many moves a person may take back in a deal without asking others who are seated. */
export const FREE_TAKEBACKS_PER_DEAL = 2;

/** Seconds in which a move that somebody would like to take back has to be granted. */
export const TAKEBACK_REQUEST_TIMEOUT_S = 15;

/** Whether moves may be taken back at all: where it goes fast, a move stands. */
export function allowsTakebacks(pace: Pace): boolean {
  return pace !== 'fast';
}

/** Seconds after which a pause ends by itself, and after which one that not everybody wanted is forgotten. */
export const MAX_PAUSE_S = 15 * 60;
export const PAUSE_REQUEST_TIMEOUT_S = 30;

/** Seconds after which silence is a no to somebody who would like a seat. */
export const SEAT_REQUEST_TIMEOUT_S = 30;
