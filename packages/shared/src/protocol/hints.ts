/** The rule for asking what a bot would do: never, only where no one else plays, or at any table. */
export const HINTS = ['never', 'alone', 'always'] as const;
export type Hints = (typeof HINTS)[number];
