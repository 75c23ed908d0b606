import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_SHELVES } from '../scripts/games-of-tests.ts';

const ROOT = join(import.meta.dirname, '..');

/** The folders of all games from the root, also of those outside, with a slash at the end. */
export const GAME_FOLDERS: readonly string[] = GAME_SHELVES.flatMap((shelf) => globSync(`${shelf}/*/game.ts`, { cwd: ROOT })).map(
  (manifest) => `${dirname(manifest)}/`,
);
