import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The folders with games: our own, and those that `GAMES_DIR` names. */
const SHELVES = [
  join(ROOT, 'packages/games'),
  ...(process.env.GAMES_DIR ?? '').split(delimiter).flatMap((folder) => (folder === '' ? [] : [resolve(ROOT, folder)])),
];

const found = await Promise.all(SHELVES.flatMap(gamesIn).map(manifestIn));
found.sort(({ game: one }, { game: other }) => placeOf(one) - placeOf(other) || (one.terms.id < other.terms.id ? -1 : 1));

export const FOUND = found.map(({ game }) => game);

export const FOLDERS = Object.fromEntries(found.map(({ game, folder }) => [game.terms.id, `${pathToFileURL(folder)}/`]));

function gamesIn(shelf) {
  if (!existsSync(shelf)) throw new Error(`GAMES_DIR: there is no folder ${shelf}`);
  const folders = readdirSync(shelf).map((name) => join(shelf, name));
  return folders.filter((folder) => existsSync(join(folder, 'game.ts')));
}

async function manifestIn(folder) {
  const { game } = await import(pathToFileURL(join(folder, 'game.ts')).href);
  if (game === undefined) throw new Error(`${folder}/game.ts exports no manifest by the name game`);
  return { game, folder };
}

function placeOf({ place = Number.POSITIVE_INFINITY }) {
  return Math.min(place, Number.MAX_SAFE_INTEGER);
}
