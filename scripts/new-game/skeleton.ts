import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type GameNames, renamed } from './names.ts';

const FOLDERS = [
  { from: 'packages/shared/src/testing/examples/skeleton', to: (id: string) => `packages/shared/src/games/${id}` },
  { from: 'packages/client/test/skeleton', to: (id: string) => `packages/client/src/games/${id}` },
] as const;

const RELATIVE = /(?<=(?:from|import) ')\.[^']+(?=')/g;
const FROM_SHARED = /(?<=from ')@hundredfold\/shared\/testing\/examples\/skeleton\//g;

export function foldersOf(id: string): readonly string[] {
  return FOLDERS.map(({ to }) => to(id));
}

function filesIn(root: string, folder: string): readonly string[] {
  return globSync(`${folder}/**/*.*`, { cwd: root });
}

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g;

/**
 * Returns the names that a game would use twice in one of its files, or on one of the lists of games: a game `cards` would declare
 * what the skeleton imports under that name.
 */
export function namesTaken(root: string, names: GameNames, lists: readonly string[]): readonly string[] {
  const code = FOLDERS.flatMap(({ from }) => filesIn(root, from)).filter((file) => /\.tsx?$/.test(file));
  const taken = [...code, ...lists].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(COMMENTS_AND_STRINGS, '');
    const all = new Set(text.match(/[A-Za-z_$][\w$]*/g));
    const own = lists.includes(file)
      ? [names.value]
      : [...all].filter((name) => /^skeleton/i.test(name)).map((name) => renamed(name, names));
    return own.filter((name) => all.has(name));
  });
  return [...new Set(taken)];
}

export function copySkeleton(root: string, names: GameNames): readonly string[] {
  return FOLDERS.flatMap(({ from, to }) =>
    filesIn(root, from).map((file) => {
      const target = join(to(names.id), relative(from, file));
      const text = readFileSync(join(root, file), 'utf8');
      mkdirSync(dirname(join(root, target)), { recursive: true });
      writeFileSync(join(root, target), renamed(withImports(text, file, target), names));
      return target;
    }),
  );
}

function withImports(text: string, file: string, target: string): string {
  const inSkeleton = FOLDERS.map(({ from }) => from).find((folder) => file.startsWith(`${folder}/`)) ?? '';
  const moved = text.replace(RELATIVE, (specifier) => {
    const imported = join(dirname(file), specifier);
    if (imported.startsWith(`${inSkeleton}/`)) return specifier;
    const path = relative(dirname(target), imported);
    return path.startsWith('.') ? path : `./${path}`;
  });
  return moved.replace(FROM_SHARED, `@hundredfold/shared/games/${target.split('/games/')[1]?.split('/')[0]}/`);
}
