import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const CLIENT = resolve(import.meta.dirname, '../src');

/**
 * Adds the pseudo-locale that `PSEUDO_LOCALE` names (`en-XA`) to the languages: English with accents, and longer. Only builds for browser
 * tests have it. A page of theirs can switch its language at any time by `showLanguage`.
 */
export function pseudoLocale(language: string | undefined): Plugin {
  const added = new Map(language === undefined ? [] : linesFor(language));
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    transform(code, file) {
      const lines = added.get(file);
      return lines === undefined ? null : { code: `${code}\n${lines}`, map: null };
    },
  };
}

/** Returns the lines to add to the lists of messages, by file. */
function linesFor(language: string): readonly (readonly [string, string])[] {
  const games = readdirSync(`${CLIENT}/games`, { withFileTypes: true }).filter((each) => each.isDirectory());
  const load = (path: string) => `async () => (await import('${path}')).messages`;
  const lines = games.flatMap(({ name: game }) => {
    const path = `../games/${game}/messages/${language}.ts`;
    return [`ABOUT['${path}'] = ${load(path)};`, `GAMES['${path}'] = ${load(path)};`];
  });
  return [
    [
      `${CLIENT}/i18n/load-catalog.ts`,
      [...lines, `APP['./${language}/index.ts'] = ${load(`./${language}/index.ts`)};`, `LANGUAGES.push('${language}');`].join(
        '\n',
      ),
    ],
    [`${CLIENT}/i18n/index.ts`, 'Object.assign(globalThis, { showLanguage: loadLanguage });'],
  ];
}
