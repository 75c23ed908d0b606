import { delimiter, join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

// The tests play two examples and the games in `extras`, too. This is imported before anything that looks for games.
process.env.GAMES_DIR ??= ['packages/games/testing', 'extras'].join(delimiter);

const shelves = ['packages/games', ...process.env.GAMES_DIR.split(delimiter)];

/** The folders that have the games, from the root of the repository. */
export const GAME_SHELVES: readonly string[] = shelves.map((shelf) => relative(ROOT, resolve(ROOT, shelf)));
