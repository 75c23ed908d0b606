import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const CLIENT = resolve(import.meta.dirname, '../src');

/**
 * Adds the pseudo-locale that `PSEUDO_LOCALE` names (`en-XA`) to the languages: English with accents, and longer. Only builds for browser
 * tests have it. A page of theirs can switch its language at any time by `showLanguage`. The build fails if a changed file is not part
 * of it.
 */
export function pseudoLocale(language: string | undefined): Plugin {
  const appended = new Map(language === undefined ? [] : linesFor(language));
  const missing = new Set(appended.keys());
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    transform(code, file) {
      missing.delete(file);
      const lines = appended.get(file);
      return lines === undefined ? null : { code: `${code}\n${lines}`, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`there is nothing to append to: ${[...missing].join(', ')}`);
    },
  };
}

function linesFor(language: string): readonly (readonly [file: string, lines: string])[] {
  const catalogs = readdirSync(`${CLIENT}/games`).flatMap((game) => {
    const file = `games/${game}/messages/${language}.ts`;
    return existsSync(`${CLIENT}/${file}`) ? ['ABOUT', 'GAMES'].map((list) => added(list, file)) : [];
  });
  const lines = [...catalogs, added('APP', `i18n/${language}/index.ts`), `LANGUAGES.push('${language}');`];
  return [
    [`${CLIENT}/i18n/load-catalog.ts`, lines.join('\n')],
    [`${CLIENT}/i18n/index.ts`, 'Object.assign(globalThis, { showLanguage: loadLanguage });'],
  ];
}

/** Returns a line that adds a file of messages to a list of `i18n/load-catalog.ts`, under its path as seen from there. */
function added(list: string, file: string): string {
  const path = relative(`${CLIENT}/i18n`, `${CLIENT}/${file}`);
  const key = path.startsWith('.') ? path : `./${path}`;
  return `${list}['${key}'] = async () => (await import('${CLIENT}/${file}')).messages;`;
}
