import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_FOLDERS } from './game-folders.ts';
import { MISNAMED_FILES } from './misnamed-files.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names that say nothing without their subject: `ChatMessage` instead of `Line`. */
const TOO_GENERIC: ReadonlySet<string> = new Set(['Line', 'Place', 'Answer', 'Entry', 'Way', 'Said', 'Seen', 'Found', 'Told']);

const DECLARATION = /^(export )?(?:async |abstract )?(interface|type|class|const|function\*?) (\w+)/gm;

const TYPE_KINDS: readonly string[] = ['interface', 'type', 'class'];

/** Files of one shape, whose names are alike: those of a language or a picture. */
const OF_ONE_SHAPE = /\/i18n\/[^/]+\/|\/cards\//;

/**
 * Values that have the names of others: a second implementation of the storage, slots that features fill, and the
 * check of a shuffle, which uses nothing of what it checks.
 */
const NAMED_AFTER_OTHERS = /\/storage\/postgres\/|\/slots\.ts$|\/table\/view\/speech-bubble\.ts$|\/proof-check\//;

const NAMED_FOR_A_TOOL = /^(?:index|main|slots)\.tsx?$|\.(?:test|spec|worker|d)\.tsx?$/;

interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly isType: boolean;
  readonly isExported: boolean;
}

function declarationsIn(file: string, text: string): readonly Declaration[] {
  return [...text.matchAll(DECLARATION)].map(([, exported, kind = '', name = '']) => {
    return { file, name, isType: TYPE_KINDS.includes(kind), isExported: exported !== undefined };
  });
}

function declaredTwice(declarations: readonly Declaration[], scopeOf: (file: string) => string): readonly string[] {
  const places = Map.groupBy(
    declarations.filter(({ isExported }) => isExported),
    ({ file, name }) => `${scopeOf(file)} ${name}`,
  );
  return [...places.values()].flatMap((each) => {
    if (each.length === 1) return [];
    return [`${each[0]?.name} is declared in ${each.map(({ file }) => file).join(' and ')}`];
  });
}

function typeFaults(declarations: readonly Declaration[]): readonly string[] {
  const types = declarations.filter(({ isType }) => isType);
  return [
    ...declaredTwice(types, () => ''),
    ...types.filter(({ name }) => TOO_GENERIC.has(name)).map(({ name, file }) => `${name} in ${file}: of what?`),
  ];
}

function valueFaults(declarations: readonly Declaration[]): readonly string[] {
  const values = declarations.filter(({ file, isType }) => !isType && !NAMED_AFTER_OTHERS.test(file));
  return declaredTwice(values, (file) => file.split('/')[1] ?? '');
}

function wordsIn(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/** True for two forms of one word: `connect` and `connection`, `row` and `rows`. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long === `${short}s` || (short.length >= 4 && long.startsWith(short.slice(0, 5)));
}

/** Returns the files that share no word with the name of an export. */
function misnamedFiles(declarations: readonly Declaration[]): readonly string[] {
  const exported = Map.groupBy(
    declarations.filter(({ file, isExported }) => isExported && !NAMED_FOR_A_TOOL.test(basename(file))),
    ({ file }) => file,
  );
  return [...exported].flatMap(([file, each]) => {
    const known = each.flatMap(({ name }) => wordsIn(name));
    const words = wordsIn(basename(file).replace(/\.tsx?$/, ''));
    return words.some((word) => known.some((other) => isSameWord(word, other))) ? [] : [file];
  });
}

function allDeclarations(pattern: string): readonly Declaration[] {
  return declarationsOf(globSync(pattern, { cwd: ROOT }).filter((file) => !OF_ONE_SHAPE.test(file)));
}

function declarationsOf(files: readonly string[]): readonly Declaration[] {
  const ours = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return ours.flatMap((file) => declarationsIn(file, readFileSync(join(ROOT, file), 'utf8')));
}

describe('one name has one meaning', () => {
  const product = allDeclarations('packages/*/src/**/*.{ts,tsx}');

  test('types, in all packages', () => {
    expect(product.length).toBeGreaterThan(3000);
    expect(typeFaults(product)).toEqual([]);
  });

  test.each(GAME_FOLDERS)('types, in %s', (folder) => {
    expect(typeFaults(declarationsOf(globSync(`${folder}**/{rules,table}/**/*.{ts,tsx}`, { cwd: ROOT })))).toEqual([]);
  });

  test('exported values, in each package', () => {
    expect(valueFaults(product)).toEqual([]);
  });

  test('a file is named after something that it exports', () => {
    const all = [...product, ...allDeclarations('{packages/*/{bench,bin,test},e2e,scripts}/**/*.{ts,tsx}')];
    expect(misnamedFiles(all).toSorted()).toEqual(MISNAMED_FILES.toSorted());
  });

  test('planted faults are found', () => {
    const planted = [
      ...declarationsIn('packages/one/a.ts', 'export interface Score {}\ninterface Line {}\nexport const total = 0;'),
      ...declarationsIn('packages/one/b.ts', 'export type Score = number;\ninterface Private {}\nexport function total() {}'),
      ...declarationsIn('packages/two/totals.ts', 'interface Private {}\nexport async function total() {}'),
    ];
    const both = 'packages/one/a.ts and packages/one/b.ts';
    expect(typeFaults(planted)).toEqual([`Score is declared in ${both}`, 'Line in packages/one/a.ts: of what?']);
    expect(valueFaults(planted)).toEqual([`total is declared in ${both}`]);
    expect(misnamedFiles(planted)).toEqual(['packages/one/a.ts', 'packages/one/b.ts']);
  });
});
