import { delimiter, join, relative } from 'node:path';
import { furtherShelves, TEST_SHELVES } from './game-shelves.ts';

const ROOT = join(import.meta.dirname, '..');

// The tests play two examples and the games in `extras`, too. This is imported before anything that looks for games.
process.env.GAMES_DIR ??= TEST_SHELVES.join(delimiter);

const shelves = [join(ROOT, 'packages/games'), ...furtherShelves()];

/** The folders that have the games, from the root of the repository. */
export const GAME_SHELVES: readonly string[] = shelves.map((shelf) => relative(ROOT, shelf));
