import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const I18N = resolve(import.meta.dirname, '../src/i18n');

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
  const added = `
    import { pseudo } from './pseudo.ts';
    for (const files of [APP, ABOUT, GAMES])
      for (const [file, load] of Object.entries(files))
        if (file.match(ENGLISH)) files[file.replace(ENGLISH, '/${language}')] = async () => pseudo(await load());
    LANGUAGES.push('${language}');
  `;
  return [
    [`${I18N}/load-catalog.ts`, `const ENGLISH = ${/\/en(?=\.ts|\/)/};${added}`],
    [`${I18N}/index.ts`, 'Object.assign(globalThis, { showLanguage: loadLanguage });'],
  ];
}
