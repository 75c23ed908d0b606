import { availableParallelism } from 'node:os';
import { afterAll, describe, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { lawThreads } from './law-threads.ts';
import { nameOf, otherNumbersOf, type Setting, settingsOf } from './setting.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from './size.ts';

/** Games of each way to play. */
const GAMES_EACH = bySize({ quick: 1, test: 16, soak: 5000 });

/** Of the numbers that are not combined with all the rest, such as a target of 37. */
const GAMES_OF_OTHERS = Math.ceil(GAMES_EACH / 10);

const threads = lawThreads(availableParallelism());
afterAll(() => threads.close());

/**
 * All games are played to their ends, however long they are. In every one of them play ends, somebody can act at each step and
 * what is legal is accepted, no step changes how many cards there are, and the record replays. The dearer laws look at about
 * three positions of each game and at the last one (`check-laws.ts`): some five hundred for each way to play.
 */
describe.each(GAMES)('the laws of every game: $id', (game) => {
  test.concurrent.each(named(settingsOf(game)))('%s', { timeout: SIZED_TEST_TIMEOUT_MS }, (_, setting) =>
    check(setting, GAMES_EACH),
  );
  test.concurrent.each(named(otherNumbersOf(game)))('%s', { timeout: SIZED_TEST_TIMEOUT_MS }, (_, setting) =>
    check(setting, GAMES_OF_OTHERS),
  );
});

async function check({ game, options, seats }: Setting, games: number): Promise<void> {
  const complaint = await threads.check({ game: game.id, options, seats, games });
  if (complaint !== null) throw new Error(complaint);
}

function named(settings: readonly Setting[]) {
  return settings.map((setting) => [nameOf(setting), setting] as const);
}
