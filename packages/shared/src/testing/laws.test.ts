import { availableParallelism } from 'node:os';
import { afterAll, describe, test } from 'vitest';
import { lawThreads } from './law-threads.ts';
import { UNHURRIED } from './patience.ts';
import { nameOf, otherNumbersOf, type Setting, settingsOf } from './setting.ts';
import { TEST_GAMES } from './test-games.ts';

/** More of them by `LAW_GAMES=3000`, others by `LAW_SEED=17`. */
const GAMES_EACH = Number(process.env.LAW_GAMES ?? 120);

/** Of the numbers that are not combined with all the rest, such as a target of 37. */
const GAMES_OF_OTHERS = Math.ceil(GAMES_EACH / 10);

const threads = lawThreads(availableParallelism());
afterAll(() => threads.close());

/**
 * All games are played to their ends, however long they are. In every one of them play ends, somebody can act at each step and
 * what is legal is accepted, no step changes how many cards there are, and the record replays. The dearer laws look at about
 * three positions of each game and at the last one (`check-laws.ts`): some five hundred for each way to play.
 */
describe.each(TEST_GAMES)('the laws of every game: $id', (game) => {
  test.concurrent.each(named(settingsOf(game)))('%s', { timeout: UNHURRIED }, (_, setting) => check(setting, GAMES_EACH));
  test.concurrent.each(named(otherNumbersOf(game)))('%s', { timeout: UNHURRIED }, (_, setting) =>
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
