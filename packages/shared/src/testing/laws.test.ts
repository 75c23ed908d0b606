import { availableParallelism } from 'node:os';
import { afterAll, describe, test } from 'vitest';
import { lawThreads } from './law-threads.ts';
import { nameOf, otherNumbersOf, type Setting, settingsOfLaws } from './setting.ts';
import { bySize, isOneGame, testSize } from './size.ts';
import { TEST_GAMES } from './test-games.ts';

const LEAST_EACH = bySize({ full: 1, soak: 5000 });

/**
 * The least number of matches of one game in all. All bugs of `controls.test.ts` were found within 16 matches, with every first
 * seed that was tried. A bug that shows in only one setting is found by one match in 23 cases of 24, and else by `pnpm soak`.
 */
const LEAST_IN_ALL = bySize({ quick: 0, full: 16, soak: 0 });

/** The number of threads. One warm thread costs least; several finish sooner. */
const threads = lawThreads(bySize({ quick: 1, full: availableParallelism() }));
afterAll(() => threads.close());

/**
 * Plays all games to their ends. In every game, play ends, a seat is to act at each step, legal actions are accepted, no step
 * changes the number of cards, and the record replays. The expensive laws check about three positions of each game and the last
 * one (`check-laws.ts`): some five hundred positions for each setting.
 */
describe.each(TEST_GAMES)('the laws of every game: $id', (game) => {
  const settings = settingsOfLaws(game);
  const inAll = Math.max(LEAST_EACH * settings.length, LEAST_IN_ALL);
  const playedBefore = (index: number): number => Math.floor((index * inAll) / settings.length);
  const gamesOfOthers = Math.ceil(inAll / settings.length / 10);
  test.concurrent.each(named(settings))('%s', (_, setting) => {
    const index = settings.indexOf(setting);
    return check(setting, playedBefore(index + 1) - playedBefore(index), playedBefore(index));
  });
  // Numbers that are not combined with all other options, such as a target of 37.
  const others = testSize === 'quick' && !isOneGame ? [] : otherNumbersOf(game);
  test.concurrent.each(named(others))('%s', (_, setting) =>
    check(setting, gamesOfOthers, inAll + others.indexOf(setting) * gamesOfOthers),
  );
});

async function check({ game, options, seats }: Setting, games: number, before: number): Promise<void> {
  const complaint = await threads.check({ game: game.id, options, seats, games, before });
  if (complaint !== null) throw new Error(complaint);
}

function named(settings: readonly Setting[]) {
  return settings.map((setting) => [nameOf(setting), setting] as const);
}
