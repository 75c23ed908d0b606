import type { Game } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { handOver } from './examples/hand-over/index.ts';
import { hearts } from './examples/hearts/index.ts';
import { skeleton } from './examples/skeleton/index.ts';
import { isOneGame, testSize } from './size.ts';

/** The examples that all suites play, because they have what no game of the app has. */
export const EXAMPLES: readonly Game[] = [handOver, hearts];

/**
 * The examples, and the games of the app. The examples come first, so that suites with room for only a few tables play them. If a
 * test has put an example on the app's list, it is taken from there.
 */
const ALL: readonly Game[] = [
  ...EXAMPLES.map((example) => GAMES.find(({ id }) => id === example.id) ?? example),
  ...GAMES.filter(({ id }) => EXAMPLES.every((example) => example.id !== id)),
];

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

/** Returns any test game by id, also the skeleton, which suites play only when they are asked to. */
export function testGameById(id: string): Game | undefined {
  return [...ALL, skeleton].find((game) => game.id === id);
}

/** Returns whether a game is an example: its files are not in the folders of the app's games. */
export function isExample(game: string): boolean {
  return [...EXAMPLES, skeleton].some(({ id }) => id === game);
}

export function folderOf(game: string): URL {
  return new URL(`${isExample(game) ? 'examples' : '../games'}/${game}/`, import.meta.url);
}

function narrowedTo(id = ''): readonly Game[] {
  if (id === '') return ALL;
  const game = testGameById(id);
  if (game === undefined) throw new Error(`TEST_GAME: there is no game ${id}; known: ${ALL.map((each) => each.id).join(', ')}`);
  return [game];
}
