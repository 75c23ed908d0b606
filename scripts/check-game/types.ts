import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { innermostErrors } from './cures.ts';
import { reportOf } from './report-of.ts';

const ROOT = join(import.meta.dirname, '../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** The modules that the build of the client makes. */
const VIRTUAL_MODULES = join(ROOT, 'packages/client/src/games/*.d.ts');

/** The configurations of our own games, and the files of a game that each is about. */
const CONFIGS = [
  { like: 'packages/games/tsconfig.json', files: ['rules'], without: ['**/*.test.ts', '**/rules/testing'] },
  { like: 'packages/client/tsconfig.json', files: ['game.ts', 'messages', 'table', VIRTUAL_MODULES], without: [] },
  { like: 'packages/shared/tsconfig.test.json', files: ['rules'], without: [] },
] as const;

/** Returns the errors in the types of the repository, and of a game that lies outside. */
export async function typeErrors(folder: string): Promise<string> {
  const outside = folder.startsWith(`${ROOT}/`) ? [] : CONFIGS.map((config) => ['-p', writtenFor(folder, config)]);
  const reports = await Promise.all([['-b'], ...outside].map((how) => reportOf(TSC, ...how)));
  return innermostErrors(reports.join(''));
}

function writtenFor(folder: string, { like, files, without }: (typeof CONFIGS)[number]): string {
  const cache = join(ROOT, dirname(like), '.cache');
  const file = join(cache, `check-game.${CONFIGS.findIndex((each) => each.like === like)}.json`);
  mkdirSync(cache, { recursive: true });
  const config = {
    extends: join(ROOT, like),
    compilerOptions: {
      rootDir: '/',
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      incremental: false,
    },
    include: files.map((name) => resolve(folder, name)),
    exclude: without.map((pattern) => join(folder, pattern)),
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}
