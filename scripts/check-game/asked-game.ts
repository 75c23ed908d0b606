import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { furtherShelves, TEST_SHELVES } from '../game-shelves.ts';
import { linkGames } from '../link-games.ts';
import { folderOfKnown } from '../new-game/game-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

const [asked = '', ...more] = process.argv.slice(2);
// pnpm runs a script in the root; a path is meant from where the command was given.
const path = asked.includes('/') ? resolve(process.env.INIT_CWD ?? '.', asked) : null;

/** The folder of the game that the command line names; `null` if it names none, or more than one. */
export const gameFolder = more.length > 0 ? null : folderOfKnown(ROOT, path ?? asked);

// This is imported before anything that looks for games. A game may lie in a folder that only the command line names.
if (gameFolder !== null) {
  const shelf = dirname(gameFolder);
  const shelves = [...furtherShelves(), ...TEST_SHELVES.map((each) => join(ROOT, each)), shelf].filter(
    (each) => each !== join(ROOT, 'packages/games'),
  );
  process.env.GAMES_DIR = [...new Set(shelves)].join(delimiter);
  process.env.TEST_GAME = basename(gameFolder);
  linkGames();
}
