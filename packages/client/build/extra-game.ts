import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHARED = resolve(import.meta.dirname, '../../shared/src');
const CLIENT = resolve(import.meta.dirname, '../src');
const TESTS = resolve(import.meta.dirname, '../test');

/**
 * Adds the example that `EXTRA_GAME` names (`hand-over`) to the lists of games. Only builds for browser tests use it; no
 * deployed server has it.
 */
export function extraGame(id: string | undefined): Plugin {
  const added = new Map(id === undefined ? [] : linesFor(id));
  const missing = new Set(added.keys());
  return {
    name: 'extra-game',
    enforce: 'pre',
    transform(code, file) {
      missing.delete(file);
      const lines = added.get(file);
      return lines === undefined ? null : { code: `${code}\n${lines}`, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`there is no list to put ${id} on: ${[...missing].join(', ')}`);
    },
  };
}

/** Returns the lines to add to each list of games, by file. */
function linesFor(id: string): readonly (readonly [string, string])[] {
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
    [
      `${CLIENT}/i18n/load-catalog.ts`,
      readdirSync(`${TESTS}/${id}/messages`)
        .flatMap((file) => messagesLines(id, file))
        .join('\n'),
    ],
  ];
}

function messagesLines(id: string, file: string): readonly string[] {
  const path = `../games/${id}/messages/${file}`;
  const load = `async () => (await import('${TESTS}/${id}/messages/${file}')).messages`;
  return [`ABOUT['${path}'] = ${load};`, `GAMES['${path}'] = ${load};`];
}
