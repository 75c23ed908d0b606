import type { Game } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { handOver } from './tiny/hand-over.ts';

/** The test game, from the app's list if a test has put it there. */
const added: Game = GAMES.find(({ id }) => id === handOver.id) ?? handOver;

/**
 * The games of the app, and one in which all seats act at once and in secret. The latter comes first, so that suites with room for
 * only a few tables play it.
 */
const ALL: readonly Game[] = [added, ...GAMES.filter(({ id }) => id !== added.id)];

/**
 * The games of every suite that loops over games: all of them, or the one that the environment names.
 *
 * @example
 * TEST_GAME=hand-over pnpm unit testing/laws.
 */
export const TEST_GAMES: readonly Game[] = narrowedTo(process.env.TEST_GAME);

/** Returns any test game by id, also one that the suites do not loop over. */
export function testGameById(id: string): Game | undefined {
  return ALL.find((game) => game.id === id);
}

/** Returns the folder of a game with its rulebook and the tests of its rules. */
export function folderOf(game: string): URL {
  return new URL(`${game === handOver.id ? 'tiny' : '../games'}/${game}/`, import.meta.url);
}

function narrowedTo(id = ''): readonly Game[] {
  if (id === '') return ALL;
  const game = testGameById(id);
  if (game === undefined) throw new Error(`TEST_GAME: there is no game ${id}; known: ${ALL.map((each) => each.id).join(', ')}`);
  return [game];
}
