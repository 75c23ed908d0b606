/** What a table answers besides a game's own refusals. */
export const TABLE_REFUSALS = [
  'malformed',
  'too-fast',
  'stale',
  'not-host',
  'not-seated',
  'no-such-seat',
  'seat-taken',
  'seats-empty',
  'already-playing',
  'not-playing',
  'not-over',
  'halted',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** Why an intent was refused: a word of the table, or one of the game's, which leads to a paragraph of its rules. */
export interface Refusal {
  readonly refusal: TableRefusal | (string & {});
}

/** Close codes of our own: the client does not come back by itself after these. */
export const CLOSED = {
  /** The same person opened the table in another window, which has the seat now. */
  elsewhere: 4100,
  /** The client speaks another version of the protocol. */
  outdated: 4101,
} as const;
