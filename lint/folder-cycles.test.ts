import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Packages whose folders import each other in one direction only. */
const LAYERED = ['packages/server/src', 'packages/shared/src', 'packages/client/src'];

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

/** Folders whose subfolders import each other in a circle. The list only gets shorter. */
const CIRCULAR: readonly string[] = [
  'packages/server/src/storage',
  'packages/client/src/table',
  'packages/client/src/net',
  'packages/client/src/i18n',
  'packages/client/src/cards',
  'packages/client/src/app',
];

/** The subfolders of the table on the server, each of which imports only those after it. Its own files are its entry points. */
const TABLE = ['.', 'timers', 'intents', 'queries', 'recovery', 'turn', 'state'];

/** The other top folders that the files of each top folder import. Files that lie in no folder are the entry points. */
type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

function topFolder(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
}

function folderImports(files: ReadonlyMap<string, string>): FolderImports {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const from = topFolder(file);
    const to = imports.get(from) ?? new Set();
    imports.set(from, to);
    for (const [, path = ''] of text.matchAll(IMPORT)) to.add(topFolder(join(dirname(file), path)));
    to.delete(from);
    to.delete('..');
  }
  return imports;
}

function foldersInCycles(imports: FolderImports): readonly string[] {
  const reached = (folder: string): ReadonlySet<string> => {
    const all = new Set<string>();
    const follow = (next: string): void => {
      for (const each of imports.get(next) ?? []) {
        if (!all.has(each)) follow(all.add(each) && each);
      }
    };
    follow(folder);
    return all;
  };
  return [...imports.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

function sourcesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(ROOT, folder) });
  const code = files.filter((file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file));
  return new Map(code.map((file) => [file, readFileSync(join(ROOT, folder, file), 'utf8')]));
}

/** Returns the folders directly in those of the packages that have folders themselves. */
function foldersWithFolders(): readonly string[] {
  return LAYERED.flatMap((folder) =>
    [...new Set([...sourcesOf(folder).keys()].map(topFolder))]
      .filter((each) => each !== '.')
      .map((each) => `${folder}/${each}`)
      .filter((each) => new Set([...sourcesOf(each).keys()].map(topFolder)).size > 1),
  );
}

/** Returns the top folders of the client in the order in which the code map lists them. */
function clientFolders(): readonly string[] {
  const map = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const [table = ''] = /^### `packages\/client\/src`.*?(?=^##)/ms.exec(map) ?? [];
  return [...new Set([...table.matchAll(/^\| `(\w+)[\w/]*` \|/gm)].map(([, folder = '']) => folder))];
}

function upwardImports(imports: FolderImports, folders: readonly string[]): readonly string[] {
  return [...imports].flatMap(([from, all]) => {
    const below = folders.slice(folders.indexOf(from));
    return [...all].filter((to) => !below.includes(to)).map((to) => `${from} → ${to}`);
  });
}

describe('folders import each other in one direction', () => {
  test.each(LAYERED)('%s', (folder) => {
    const sources = sourcesOf(folder);
    expect(sources.size).toBeGreaterThan(10);
    expect(foldersInCycles(folderImports(sources))).toEqual([]);
  });

  test('one level deeper, except where they do not yet', () => {
    const circular = foldersWithFolders().filter((folder) => foldersInCycles(folderImports(sourcesOf(folder))).length > 0);
    expect(circular.toSorted()).toEqual(CIRCULAR.toSorted());
  });

  test('in the table of the server in their order', () => {
    const imports = folderImports(sourcesOf('packages/server/src/table'));
    expect([...imports.keys()].toSorted()).toEqual(TABLE.toSorted());
    expect(upwardImports(imports, TABLE)).toEqual([]);
  });

  test('in the client in the order of the code map', () => {
    const imports = folderImports(sourcesOf('packages/client/src'));
    expect(clientFolders().toSorted()).toEqual([...imports.keys()].toSorted());
    expect(upwardImports(imports, clientFolders())).toEqual([]);
  });

  test('an import of a folder above is found, and one of a folder below is not', () => {
    const files = new Map([
      ['a/one.ts', "import { b } from '../b/deep/two.ts';"],
      ['b/deep/two.ts', "import { a } from '../../a/one.ts';"],
    ]);
    expect(upwardImports(folderImports(files), ['a', 'b'])).toEqual(['b → a']);
  });

  test('a planted cycle of three folders is found, and a folder beside it is not', () => {
    const files = new Map([
      ['main.ts', "import { a } from './a/one.ts';"],
      ['a/one.ts', "import { b } from '../b/two.ts';"],
      ['b/two.ts', "const c = await import('../c/deep/three.ts');"],
      ['c/deep/three.ts', "export { a } from '../../a/other.ts';"],
      ['d/four.ts', "import { a } from '../a/one.ts';"],
    ]);
    expect(foldersInCycles(folderImports(files))).toEqual(['a', 'b', 'c']);
  });
});
