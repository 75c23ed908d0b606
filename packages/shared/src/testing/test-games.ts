import type { Game } from '../core/game.ts';
import { FOLDERS } from '../games/found.js';
import { GAMES } from '../games/index.ts';
import { isOneGame, testSize } from './size.ts';

const OWN_FOLDER = new URL('../../../games/', import.meta.url).href;

/** The copy of `pnpm new-game`. Suites play it only if they are asked to. */
const TEMPLATE = 'skeleton';

/** Returns whether the app has a game by itself. The others are examples for tests, or come from `GAMES_DIR`. */
export function isOwn(game: string): boolean {
  return FOLDERS[game] === `${OWN_FOLDER}${game}/`;
}

export const OWN_GAMES: readonly Game[] = GAMES.filter(({ id }) => isOwn(id));

/** The games that are not the app's own, which have what none of its own has. */
export const EXAMPLES: readonly Game[] = GAMES.filter(({ id }) => !isOwn(id) && id !== TEMPLATE);

/** The examples come first, so that suites with room for only a few tables play them. */
const ALL: readonly Game[] = [...EXAMPLES, ...OWN_GAMES];

/**
 * The games of every suite that loops over games: all of them, or the one that the environment names.
 *
 * @example
 * TEST_GAME=hand-over pnpm unit testing/laws.
 */
export const TEST_GAMES: readonly Game[] = narrowedTo(process.env.TEST_GAME);

/** One game of each kind: everyone passes cards at once and in secret; tricks; no hands. */
const ONE_OF_EACH_KIND: readonly string[] = ['hand-over', 'mod-four', 'four-square'];

/**
 * The games of tests about what all games have in common: whether a suite finds planted faults, and what a server does with bytes
 * and routes. A soak run takes all games, and a run for one game takes this one.
 */
export const SAMPLE_GAMES: readonly Game[] =
  testSize === 'soak' || TEST_GAMES.length === 1 ? TEST_GAMES : TEST_GAMES.filter(({ id }) => ONE_OF_EACH_KIND.includes(id));

/**
 * The games of suites that play each game at length: in a quick run one of each kind, else all. `pnpm check:game` runs these suites
 * with one game.
 */
export const QUICK_GAMES: readonly Game[] = testSize === 'quick' ? SAMPLE_GAMES : TEST_GAMES;

/** Returns whether a game is played by tests of whether a suite finds planted faults. `pnpm check:game` leaves these out. */
export function isSampleGame(game: Pick<Game, 'id'>): boolean {
  return !isOneGame && SAMPLE_GAMES.some(({ id }) => id === game.id);
}

/** Returns any test game by id, also the template of new ones, which suites play only when they are asked to. */
export function testGameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

export function folderOf(game: string): URL {
  const folder = FOLDERS[game];
  if (folder === undefined) throw new Error(`there is no game ${game}`);
  return new URL(folder);
}

function narrowedTo(id = ''): readonly Game[] {
  if (id === '') return ALL;
  const game = testGameById(id);
  if (game === undefined) throw new Error(`TEST_GAME: there is no game ${id}; known: ${ALL.map((each) => each.id).join(', ')}`);
  return [game];
}
