import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { furtherShelves } from './game-shelves.ts';

// Links the packages that games use into the folders of `GAMES_DIR`, where Node, Vite and editors then find them.

const ROOT = resolve(import.meta.dirname, '..');

/** The packages, and where this repository has them. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@hundredfold/shared': 'packages/shared',
  '@hundredfold/client': 'packages/client',
  preact: 'packages/client/node_modules/preact',
  vitest: 'node_modules/vitest',
  '@types/node': 'node_modules/@types/node',
};

export function linkGames(): void {
  for (const shelf of furtherShelves()) linkInto(shelf);
}

function linkInto(folder: string): void {
  if (!existsSync(folder)) throw new Error(`GAMES_DIR: there is no folder ${folder}`);
  // Folders of this repository get theirs by pnpm.
  if (!relative(ROOT, folder).startsWith('..')) return;
  for (const [name, source] of Object.entries(PACKAGES)) {
    const link = join(folder, 'node_modules', name);
    const target = join(ROOT, source);
    if (existsSync(link) && realpathSync(link) === realpathSync(target)) continue;
    // A link may lead to another copy of this repository, or to one that has gone.
    rmSync(link, { force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'junction');
  }
}

if (import.meta.main) linkGames();
