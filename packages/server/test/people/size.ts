import type { Game } from '@hundredfold/shared/core/game.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';

/** How many come, and how long they stay. */
export interface Size {
  readonly tables: number;
  readonly seed: number;
  /** Seconds until it is late: no other game begins then, and those that go on are played to their end. */
  readonly open: number;
  /** Seconds for these. */
  readonly last: number;
  /** How many times as fast as here the clocks of the house go. */
  readonly speed: number;
  /** Milliseconds that people think at the most. */
  readonly thought: number;
  readonly isPlayed: (game: Game, seats: number) => boolean;
}

const SHORT: Omit<Size, 'tables' | 'open'> = { seed: FIRST_SEED, last: 300, speed: 10, thought: 60, isPlayed: isShort };

/** The size of the test of a whole evening. */
export const PEOPLE_SIZE: Size = bySize({
  quick: { ...SHORT, tables: 8, open: 4 },
  test: { ...SHORT, tables: 16, open: 8 },
  soak: { seed: FIRST_SEED, tables: 200, open: 600, last: 600, speed: 1, thought: 2000, isPlayed: () => true },
});

/** This game takes thousands of moves with many at the table. */
function isShort(game: Game, seats: number): boolean {
  return game.id !== 'one-hundred-one' || seats <= 2;
}
