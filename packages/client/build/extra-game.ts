import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type AppendedLines, appendLines, CLIENT, gameMessagesLines } from './append-lines.ts';

const SHARED = resolve(import.meta.dirname, '../../shared/src');
const TESTS = resolve(import.meta.dirname, '../test');

/**
 * Adds the example that `EXTRA_GAME` names (`hand-over`) to the lists of games. Only builds for browser tests use it; no
 * deployed server has it.
 */
export function extraGame(id: string | undefined): Plugin {
  return appendLines('extra-game', id === undefined ? [] : linesFor(id));
}

function linesFor(id: string): AppendedLines {
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
