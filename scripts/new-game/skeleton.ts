import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type GameNames, renamed } from './names.ts';

const SKELETON = 'packages/games/testing/skeleton';

export function folderOfNew(id: string): string {
  return `packages/games/${id}`;
}

export function copySkeleton(root: string, names: GameNames): readonly string[] {
  return globSync(`${SKELETON}/**/*.*`, { cwd: root }).map((file) => {
    const target = join(folderOfNew(names.id), relative(SKELETON, file));
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), renamed(readFileSync(join(root, file), 'utf8'), names));
    return target;
  });
}
