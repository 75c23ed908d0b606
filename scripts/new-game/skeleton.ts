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
