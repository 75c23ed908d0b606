import type { Game } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { handOver } from './tiny/hand-over.ts';

/** The game of the tests, as a test may have put it on the app's list. */
const added: Game = GAMES.find(({ id }) => id === handOver.id) ?? handOver;

/**
 * The games of the app, and one in which all seats act at once and in secret. That one comes first: a suite that has room for a few
 * tables alone plays it there.
 */
const ALL: readonly Game[] = [added, ...GAMES.filter(({ id }) => id !== added.id)];

/**
 * The games of every suite that loops over games: all of them, or the one that the environment names.
 *
 * @example
 * TEST_GAME=hand-over pnpm unit testing/laws.
 */
export const TEST_GAMES: readonly Game[] = narrowedTo(process.env.TEST_GAME);

/** Any game of the tests, whichever of them the suites loop over. */
export function testGameById(id: string): Game | undefined {
  return ALL.find((game) => game.id === id);
}

/** The folder of a game that holds its rulebook and the tests of its rules. */
export function folderOf(game: string): URL {
  return new URL(`${game === handOver.id ? 'tiny' : '../games'}/${game}/`, import.meta.url);
}

function narrowedTo(id = ''): readonly Game[] {
  if (id === '') return ALL;
  const game = testGameById(id);
  if (game === undefined) throw new Error(`TEST_GAME: there is no game ${id}; known: ${ALL.map((each) => each.id).join(', ')}`);
  return [game];
}
