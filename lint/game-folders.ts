import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_SHELVES } from '../scripts/games-of-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const MANIFESTS = GAME_SHELVES.map((shelf) => `${shelf}/*/game.ts`);

/** The folders of all games from the root, also of those outside, with a slash at the end. */
export const GAME_FOLDERS: readonly string[] = globSync(MANIFESTS, { cwd: ROOT }).map((file) => `${dirname(file)}/`);
