import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const CLIENT = resolve(import.meta.dirname, '../src');
const SHARED = resolve(import.meta.dirname, '../../shared/src');
const TESTS = resolve(import.meta.dirname, '../test');

type AppendedLines = readonly (readonly [file: string, lines: string])[];

/**
 * Adds the example that `EXTRA_GAME` names (`hand-over`) to the lists of games. Only builds for browser tests use it; no
 * deployed server has it.
 */
export function extraGame(id: string | undefined): Plugin {
  return appendLines('extra-game', id === undefined ? [] : linesForGame(id));
}

function linesForGame(id: string): AppendedLines {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    [`${SHARED}/games/index.ts`, `import { ${name} } from '${SHARED}/testing/examples/${id}/index.ts'; GAMES.push(${name});`],
    [`${SHARED}/games/terms.ts`, `import { ${name} } from '${SHARED}/testing/examples/${id}/index.ts'; TERMS.push(${name});`],
    [
      `${CLIENT}/games/index.ts`,
      `import { presentation } from '${TESTS}/${id}/presentation.tsx'; PRESENTATIONS['./${id}/presentation.tsx'] = presentation;`,
    ],
    [
      `${CLIENT}/i18n/game-texts.ts`,
      `import { faces } from '${TESTS}/${id}/faces.ts'; FACES['../games/${id}/faces.ts'] = faces;`,
    ],
    [`${CLIENT}/i18n/load-catalog.ts`, gameMessagesLines(id, `${TESTS}/${id}/messages`).join('\n')],
  ];
}

/**
 * Adds the pseudo-locale that `PSEUDO_LOCALE` names (`en-XA`) to the languages: English with accents, and longer. Only builds for browser
 * tests have it. A page of theirs can switch its language at any time by `showLanguage`.
 */
export function pseudoLocale(language: string | undefined): Plugin {
  return appendLines('pseudo-locale', language === undefined ? [] : linesForLanguage(language));
}

function linesForLanguage(language: string): AppendedLines {
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

/** Appends lines to source files, for builds that have what no build for players has. The build fails if a file is not part of it. */
function appendLines(name: string, appended: AppendedLines): Plugin {
  const byFile = new Map(appended);
  const missing = new Set(byFile.keys());
  return {
    name,
    enforce: 'pre',
    transform(code, file) {
      missing.delete(file);
      const lines = byFile.get(file);
      return lines === undefined ? null : { code: `${code}\n${lines}`, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`there is nothing to append to: ${[...missing].join(', ')}`);
    },
  };
}

function loadMessages(file: string): string {
  return `async () => (await import('${file}')).messages`;
}

/** Returns the lines for `i18n/load-catalog.ts` that add some files of a folder with a game's messages. */
function gameMessagesLines(game: string, folder: string, has: (file: string) => boolean = () => true): readonly string[] {
  return readdirSync(folder)
    .filter(has)
    .flatMap((file) => {
      const load = loadMessages(`${folder}/${file}`);
      return ['ABOUT', 'GAMES'].map((list) => `${list}['../games/${game}/messages/${file}'] = ${load};`);
    });
}
