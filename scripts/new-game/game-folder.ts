import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { furtherShelves, TEST_SHELVES } from '../game-shelves.ts';

/** The folders with games in the repository. */
const SHELVES = ['packages/games', ...TEST_SHELVES];

/** Returns the folder for a new game: in the first folder of `GAMES_DIR`, or with the app's own games. */
export function folderOfNew(root: string, id: string): string {
  const [shelf = 'packages/games'] = furtherShelves();
  return resolve(root, shelf, id);
}

/** Returns the folder of a game that there is, by its id or the path of its folder. */
export function folderOfKnown(root: string, idOrPath: string): string | null {
  const folders = [...furtherShelves(), ...SHELVES].map((shelf) => resolve(root, shelf, idOrPath));
  return folders.find((folder) => existsSync(join(folder, 'game.ts'))) ?? null;
}
