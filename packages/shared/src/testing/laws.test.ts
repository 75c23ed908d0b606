import { describe, test } from 'vitest';
import { ALL_GAMES } from './all-games.ts';
import { checkLaws } from './check-laws.ts';
import { nameOf, settingsOf } from './setting.ts';

/** More of them by `LAW_GAMES=3000`, others by `LAW_SEED=17`. */
const GAMES_EACH = Number(process.env.LAW_GAMES ?? 300);
const FIRST_SEED = Number(process.env.LAW_SEED ?? 1);

/** Where games are long, so many steps for each way to play will do: a tournament of eight at rummy takes 20,000 of them. */
const MOST_STEPS: Readonly<Record<string, number>> = { 'hundred-rummy': GAMES_EACH * 100, 'one-hundred-one': GAMES_EACH * 300 };

describe.each(ALL_GAMES)('the laws of every game: $id', (game) => {
  test.each(settingsOf(game).map((setting) => [nameOf(setting), setting] as const))('%s', { timeout: 600_000 }, (_, setting) => {
    checkLaws(
      setting,
      Array.from({ length: GAMES_EACH }, (_, index) => FIRST_SEED + index),
      MOST_STEPS[game.id],
    );
  });
});
