import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type AppendedLines, appendLines, CLIENT, gameMessagesLines, loadMessages } from './append-lines.ts';

/**
 * Adds the pseudo-locale that `PSEUDO_LOCALE` names (`en-XA`) to the languages: English with accents, and longer. Only builds for browser
 * tests have it. A page of theirs can switch its language at any time by `showLanguage`.
 */
export function pseudoLocale(language: string | undefined): Plugin {
  return appendLines('pseudo-locale', language === undefined ? [] : linesFor(language));
}

function linesFor(language: string): AppendedLines {
  const games = readdirSync(`${CLIENT}/games`, { withFileTypes: true }).filter((each) => each.isDirectory());
  const lines = games.flatMap(({ name: game }) =>
    gameMessagesLines(game, `${CLIENT}/games/${game}/messages`, (file) => file === `${language}.ts`),
  );
  const app = `APP['./${language}/index.ts'] = ${loadMessages(`${CLIENT}/i18n/${language}/index.ts`)};`;
  return [
    [`${CLIENT}/i18n/load-catalog.ts`, [...lines, app, `LANGUAGES.push('${language}');`].join('\n')],
    [`${CLIENT}/i18n/index.ts`, 'Object.assign(globalThis, { showLanguage: loadLanguage });'],
  ];
}
