// Apart from the hashes of the shuffle, so that a page which only reads a table does not load them.

/** The reasons why a start came to nothing: a player stood up, or the table went on to something else. */
export const GIVE_UP_REASONS = ['left', 'changed'] as const;
export type GiveUpReason = (typeof GIVE_UP_REASONS)[number];

/** The most starts that one key has. The game after them is shuffled by the server alone. */
export const MAX_GIVEN_UP = 16;
