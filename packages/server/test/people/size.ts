import type { Game } from '@hundredfold/shared/core/game.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';

/** The number of people and the length of their session. */
export interface Size {
  readonly tables: number;
  readonly seed: number;
  /** The time in seconds until it is late: then no other game begins, and current games are played to their end. */
  readonly open: number;
  /** The time in seconds for these last games. */
  readonly last: number;
  /** The factor by which the server's clocks are faster than the real clock. */
  readonly speed: number;
  /** The maximum time in milliseconds that people think. */
  readonly thought: number;
  readonly isPlayed: (game: Game, seats: number) => boolean;
}

const SHORT: Omit<Size, 'tables' | 'open'> = { seed: FIRST_SEED, last: 300, speed: 10, thought: 60, isPlayed: isShort };

/** The size of the test of a whole session. */
export const PEOPLE_SIZE: Size = bySize({
  quick: { ...SHORT, tables: 8, open: 4 },
  full: { ...SHORT, tables: 8, open: 2 },
  soak: { seed: FIRST_SEED, tables: 200, open: 600, last: 600, speed: 1, thought: 2000, isPlayed: () => true },
});

/** Returns whether a game is short: One Hundred and One takes thousands of moves with many players, and Hearts hundreds. */
function isShort(game: Game, seats: number): boolean {
  return game.id !== 'hearts' && (game.id !== 'one-hundred-one' || seats <= 2);
}
