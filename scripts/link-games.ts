import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';

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

export function linkGames(folders: string | undefined): void {
  for (const folder of (folders ?? '').split(delimiter).filter((each) => each !== '')) linkInto(resolve(ROOT, folder));
}

function linkInto(folder: string): void {
  if (!existsSync(folder)) throw new Error(`GAMES_DIR: there is no folder ${folder}`);
  // Folders of this repository get theirs by pnpm.
  if (!relative(ROOT, folder).startsWith('..')) return;
  const isLinked = (name: string) =>
    readdirSync(dirname(join(folder, 'node_modules', name))).includes(name.split('/').at(-1) ?? '');
  for (const [name, source] of Object.entries(PACKAGES)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!isLinked(name)) symlinkSync(join(ROOT, source), link, 'junction');
  }
}

if (import.meta.main) linkGames(process.env.GAMES_DIR);
