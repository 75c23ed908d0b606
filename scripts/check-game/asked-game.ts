import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { linkGames } from '../link-games.ts';
import { folderOfKnown } from '../new-game/game-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const OF_TESTS = ['packages/games/testing', 'extras'];

const [asked = '', ...more] = process.argv.slice(2);
// pnpm runs a script in the root; a path is meant from where the command was given.
const path = asked.includes('/') ? resolve(process.env.INIT_CWD ?? '.', asked) : null;

/** The folder of the game that the command line names; `null` if it names none, or more than one. */
export const gameFolder = more.length > 0 ? null : folderOfKnown(ROOT, path ?? asked);

// This is imported before anything that looks for games. A game may lie in a folder that only the command line names.
if (gameFolder !== null) {
  const shelf = dirname(gameFolder);
  const shelves = [...(process.env.GAMES_DIR ?? '').split(delimiter), ...OF_TESTS, shelf]
    .filter((each) => each !== '')
    .map((each) => resolve(ROOT, each))
    .filter((each) => each !== join(ROOT, 'packages/games'));
  process.env.GAMES_DIR = [...new Set(shelves)].join(delimiter);
  process.env.TEST_GAME = basename(gameFolder);
  linkGames(process.env.GAMES_DIR);
}
