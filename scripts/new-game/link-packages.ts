import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The packages that games import, linked as for our own games. */
const PACKAGES = ['@hundredfold/shared', '@hundredfold/client', 'preact'];

/** Links the packages that games import to a folder of games outside the repository, unless they are installed there. */
export function linkPackages(root: string, shelf: string): void {
  if (shelf.startsWith(`${root}/`)) return;
  for (const name of PACKAGES) {
    const link = join(shelf, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'packages/games/node_modules', name), link);
  }
}
