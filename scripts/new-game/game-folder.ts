import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The folders with games in the repository. */
const SHELVES = ['packages/games', 'packages/games/testing', 'extras'];

function shelvesOf(root: string): readonly string[] {
  const others = (process.env.GAMES_DIR ?? '').split(delimiter).filter((shelf) => shelf !== '');
  return [...others, ...SHELVES].map((shelf) => resolve(root, shelf));
}

/** Returns the folder for a new game: in the first folder of `GAMES_DIR`, or with the app's own games. */
export function folderOfNew(root: string, id: string): string {
  const [shelf = ''] = (process.env.GAMES_DIR ?? '').split(delimiter);
  return resolve(root, shelf === '' ? 'packages/games' : shelf, id);
}

/** Returns the folder of a game that there is, by its id or the path of its folder. */
export function folderOfKnown(root: string, idOrPath: string): string | null {
  const folders = shelvesOf(root).map((shelf) => resolve(shelf, idOrPath));
  return folders.find((folder) => existsSync(join(folder, 'game.ts'))) ?? null;
}
