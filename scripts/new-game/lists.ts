import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameNames } from './names.ts';

interface GameList {
  readonly file: string;
  readonly end: RegExp;
  imported(names: GameNames): string;
  entry(names: GameNames): string;
}

const LISTS: readonly GameList[] = [
  {
    file: 'packages/shared/src/games/index.ts',
    end: /(?<=export const GAMES: readonly Game\[\] = \[[^\]]*)\];/,
    imported: ({ id, value }) => `import { ${value} } from './${id}/index.ts';`,
    entry: ({ value }) => `, ${value}`,
  },
  {
    file: 'packages/shared/src/games/terms.ts',
    end: /(?<=export const TERMS: [^=]* = \[[^\]]*)\];/,
    imported: ({ id, value }) => `import { terms as ${value} } from './${id}/declaration.ts';`,
    entry: ({ value }) => `, ${value}`,
  },
];

export const LIST_FILES = LISTS.map(({ file }) => file);

export function putOnLists(root: string, names: GameNames): readonly string[] {
  return LISTS.map(({ file, end, imported, entry }) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!end.test(text)) throw new Error(`there is no list of games in ${file}`);
    const listed = text.replace(end, (close) => `${entry(names)}${close}`);
    writeFileSync(join(root, file), `${imported(names)}\n${listed}`);
    return file;
  });
}
