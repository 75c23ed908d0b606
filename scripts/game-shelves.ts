import { delimiter, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The folders whose games the tests play besides the app's own, from the root of the repository. */
export const TEST_SHELVES: readonly string[] = ['packages/games/testing', 'extras'];

/** Returns the folders that `GAMES_DIR` names, as the app finds them (`games/found.js`): relative ones from the root. */
export function furtherShelves(): readonly string[] {
  const named = (process.env.GAMES_DIR ?? '').split(delimiter).filter((shelf) => shelf !== '');
  return named.map((shelf) => resolve(ROOT, shelf));
}
