import type { Game } from '@hundredfold/shared/core/game.ts';

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

/** A minute of a test, or what the environment says. */
export function sizeFrom(env: NodeJS.ProcessEnv): Size {
  const whole = (name: string, otherwise: number): number => Number(env[name] ?? otherwise);
  return {
    tables: whole('PEOPLE_TABLES', 24),
    seed: whole('PEOPLE_SEED', 1),
    open: whole('PEOPLE_SECONDS', 20),
    last: whole('PEOPLE_LAST', 300),
    speed: whole('PEOPLE_SPEED', 10),
    thought: whole('PEOPLE_THOUGHT', 60),
    isPlayed: env.PEOPLE_GAMES === 'all' ? () => true : isShort,
  };
}

/** This game takes thousands of moves with many at the table. */
export function isShort(game: Game, seats: number): boolean {
  return game.id !== 'one-hundred-one' || seats <= 3;
}
