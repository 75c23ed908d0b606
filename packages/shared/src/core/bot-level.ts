/**
 * The levels of bots. A `normal` bot chooses by rules of thumb. A `strong` one remembers all cards that it was shown and tries every
 * action in many possible games. An `easy` one now and then overlooks what is good.
 */
export const BOT_LEVELS = ['easy', 'normal', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
