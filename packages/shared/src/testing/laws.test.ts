import { availableParallelism } from 'node:os';
import { afterAll, describe, test } from 'vitest';
import { lawThreads } from './law-threads.ts';
import { nameOf, otherNumbersOf, type Setting, settingsToPlay } from './setting.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from './size.ts';
import { TEST_GAMES } from './test-games.ts';

/** Games of each way to play, at least. */
const LEAST_EACH = bySize({ quick: 1, test: 4, soak: 5000 });

/**
 * Games of one game in all, at least: among so many, all bugs of `controls.test.ts` were found whatever the first seed was. A bug that
 * shows in one way to play alone was found among four games nine times out of ten.
 */
const LEAST_IN_ALL = bySize({ quick: 0, test: 128, soak: 0 });

/** One thread that is warm is the cheapest; several are sooner done. */
const threads = lawThreads(bySize({ quick: 1, test: availableParallelism(), soak: availableParallelism() }));
afterAll(() => threads.close());

/**
 * All games are played to their ends, however long they are. In every one of them play ends, somebody can act at each step and
 * what is legal is accepted, no step changes how many cards there are, and the record replays. The dearer laws look at about
 * three positions of each game and at the last one (`check-laws.ts`): some five hundred for each way to play.
 */
describe.each(TEST_GAMES)('the laws of every game: $id', (game) => {
  const games = Math.max(LEAST_EACH, Math.ceil(LEAST_IN_ALL / settingsToPlay(game).length));
  // Numbers that are not combined with all the rest, such as a target of 37.
  const gamesOfOthers = Math.ceil(games / 10);
  test.concurrent.each(named(settingsToPlay(game)))('%s', { timeout: SIZED_TEST_TIMEOUT_MS }, (_, setting) =>
    check(setting, games),
  );
  test.concurrent.each(named(otherNumbersOf(game)))('%s', { timeout: SIZED_TEST_TIMEOUT_MS }, (_, setting) =>
    check(setting, gamesOfOthers),
  );
});

async function check({ game, options, seats }: Setting, games: number): Promise<void> {
  const complaint = await threads.check({ game: game.id, options, seats, games });
  if (complaint !== null) throw new Error(complaint);
}

function named(settings: readonly Setting[]) {
  return settings.map((setting) => [nameOf(setting), setting] as const);
}
