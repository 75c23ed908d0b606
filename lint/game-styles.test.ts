import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_FOLDERS } from './game-folders.ts';

const ROOT = join(import.meta.dirname, '..');
const LIST = 'packages/client/src/table/view/styles/felt.css';

/** The words of styles that one game uses: in its style sheets, and in its code. */
interface GameStyles {
  readonly sheets: string;
  readonly code: string;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The list of what games may use, and all classes that the app's own style sheets name. */
const listed = new Set(allIn(read(join(ROOT, LIST)), /^(?:\.|(?=--))([\w-]+) {2,}\S/gm));
const ofApp = new Set(
  globSync('packages/client/src/**/*.css', { cwd: ROOT }).flatMap((file) => classesIn(read(join(ROOT, file)))),
);

/** Returns what the first group of a pattern finds. */
function allIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function classesIn(css: string): readonly string[] {
  const selectors = allIn(withoutComments(css), /([^{};]+)\{/g);
  return selectors.flatMap((selector) => allIn(selector, /\.(-?[a-z_][\w-]*)/gi));
}

/** Returns the words in class attributes, and words like `is-own` anywhere. A word that code completes is left out. */
function wordsIn(code: string): readonly string[] {
  const templates = allIn(code, /\bclass(?:es)?=\{`((?:[^`$]|\$\{[^}]*\})*)`\}/g);
  const values = [
    ...allIn(code, /\bclass(?:es)?="([^"]*)"/g),
    ...templates.map((template) => template.replace(/[\w-]+-\$\{[^}]*\}|\$\{[^}]*\}/g, ' ')),
    ...allIn(code, /\bclass=\{\[?([^`}]*)\}/g).flatMap((value) => allIn(value, /(?<!=== ?)'([^']+)'/g)),
    ...allIn(code, /['"`] ?(is-[a-z-]+(?: is-[a-z-]+)*)['"`]/g),
  ];
  return values.flatMap((value) => value.split(/\s+/)).filter((word) => /[^-]$/.test(word));
}

function faultsOf({ sheets, code }: GameStyles): readonly string[] {
  const own = new Set(classesIn(sheets));
  const set = new Set(allIn(sheets + code, /(--[\w-]+)['"]?:/g));
  const ofOthers = [...own].filter((name) => !name.startsWith('is-') && ofApp.has(name) && !listed.has(name));
  const unknown = wordsIn(code).filter((word) => !own.has(word) && !listed.has(word));
  const variables = allIn(withoutComments(sheets) + code, /var\((--[\w-]+)/g);
  const isForbidden = (name: string): boolean => !set.has(name) && !listed.has(name);
  return [
    ...ofOthers.map((name) => `.${name} is the app's: give your class another name`),
    ...unknown.map((name) => `.${name} has no style: add one, or use a class listed in ${LIST}`),
    ...variables.filter(isForbidden).map((name) => `${name} is not listed in ${LIST}`),
  ];
}

function stylesIn(folder: string): GameStyles {
  const all = globSync(`${folder}table/**/*.{css,ts,tsx}`, { cwd: ROOT });
  const files = all.filter((file) => !/\.test\.tsx?$/.test(file));
  const textOf = (end: RegExp) =>
    files
      .filter((file) => end.test(file))
      .map((file) => read(join(ROOT, file)))
      .join('\n');
  return { sheets: textOf(/\.css$/), code: textOf(/\.tsx?$/) };
}

test.each(GAME_FOLDERS)('%s uses its own styles and those meant for games', (folder) => {
  expect(faultsOf(stylesIn(folder))).toEqual([]);
});

test('each name on the list is used by some game', () => {
  expect(listed.size).toBeGreaterThan(30);
  const used = GAME_FOLDERS.map(stylesIn).map(({ sheets, code }) => `${sheets}${code}`);
  expect([...listed].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(used.join('\n')))).toEqual([]);
});

test.each([
  ['a class of the app', { sheets: '.plate { color: red }', code: '' }],
  ['a class without a style', { sheets: '', code: '<p class="card-place bid">' }],
  ['a class in a template', { sheets: '.bid { top: 0 }', code: '<p class={`bid$' + "{high ? ' is-high' : ''}`}>" }],
  ['a variable of the app', { sheets: '.bid { color: var(--felt-dusk) }', code: '' }],
])('%s is a fault', (_, styles) => {
  expect(faultsOf(styles)).toHaveLength(1);
});
