/** Whether somebody may ask what a bot would do: never, where nobody else plays, or at any table. */
export const HINTS = ['never', 'alone', 'always'] as const;
export type Hints = (typeof HINTS)[number];

/** What a table begins with. */
export const DEFAULT_HINTS: Hints = 'alone';
