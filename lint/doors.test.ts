import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const DOORS = globSync('packages/{shared/src/game.ts,client/src/game/*.ts}', { cwd: ROOT });
const SOURCES = globSync('{packages/games,extras}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules'),
});

interface DoorName {
  readonly name: string;
  readonly file: string;
}

function namesIn(list: string): readonly string[] {
  return list.split(',').flatMap(
    (each) =>
      each
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, '') || [],
  );
}

/** Returns what an entry exports, with the file of each name. */
function exportedBy(door: string): readonly DoorName[] {
  const lines = [...read(door).matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)];
  return lines.flatMap(([, list = '', from = '']) => {
    const file = join(dirname(door), from);
    return namesIn(list).map((name) => ({ name, file }));
  });
}

/** Returns whether a docstring ends right above the definition of a name. */
function isDocumented(name: string, code: string): boolean {
  const named = `(?:${name}\\b|\\{[^}]*\\b${name}\\b)`;
  return new RegExp(`\\*/\\nexport (?:const|(?:async )?function\\*?|interface|type|class) ${named}`).test(code);
}

test('every name that games may use has a docstring', () => {
  const names = DOORS.flatMap(exportedBy);
  expect(names.length).toBeGreaterThan(150);
  const bare = names.filter(({ name, file }) => !isDocumented(name, read(file)));
  expect(bare.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});

test('games may use only what some game uses', () => {
  const imports = SOURCES.flatMap((file) => [...read(file).matchAll(/import (?:type )?\{([^}]*)\} from '@hundredfold\//g)]);
  const used = new Set(imports.flatMap(([, list = '']) => namesIn(list)));
  const names = DOORS.flatMap(exportedBy).map(({ name }) => name);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test.each([
  ['/** Says why. */\nexport function bare(): void {}', true],
  ['const other = 1;\nexport function bare(): void {}', false],
  ['/** Counts. */\nexport const { many, bare } = grammar();', true],
])('a definition without a docstring is found: %j', (code, isSound) => {
  expect(isDocumented('bare', code)).toBe(isSound);
});
