import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { suiteFiles } from '../scripts/check-game/suites.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files of the tests that name `GAMES`, all games that are found, and why. All others loop over `TEST_GAMES` or `OWN_GAMES`. */
const ALL_FOUND: Readonly<Record<string, string>> = {
  'packages/shared/src/testing/test-games.ts': 'It makes the other lists of this one.',
  'packages/shared/src/games/terms.test.ts': 'The terms are those of the games on the list.',
  'packages/shared/src/protocol/lobby.test.ts': 'The lobby can be asked for as many games as are on the list.',
  'packages/shared/bin/simulate.slow.test.ts': 'The command plays the games on the list.',
  'packages/server/test/privacy/routes.slow.test.ts': 'It replaces the list by the same games in disguise.',
  'lint/test-games.test.ts': 'It looks for the name of the list.',
};

const TESTS = [
  'packages/**/*.test.{ts,tsx}',
  'packages/*/test/**/*.{ts,tsx}',
  'packages/**/testing/**/*.{ts,tsx}',
  'extras/**/*.test.ts',
  'e2e/**/*.ts',
  'lint/*.ts',
];

function namingGames(files: readonly (readonly [path: string, code: string])[]): readonly string[] {
  return files.flatMap(([path, code]) => (/\bGAMES\b/.test(code) ? [path] : []));
}

test('tests loop over TEST_GAMES, but for those that are about the list of all games', () => {
  const paths = globSync(TESTS, { cwd: ROOT, exclude: (name) => name.includes('node_modules') });
  expect(paths.length).toBeGreaterThan(Object.keys(ALL_FOUND).length);
  const files = [...new Set(paths)].map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')] as const);
  expect(namingGames(files).toSorted()).toEqual(Object.keys(ALL_FOUND).toSorted());
});

test('a check of one game runs every suite that loops over the games, except slow ones', () => {
  const suites = globSync('{packages/*/{src,test},packages/games,extras}/**/*.test.ts', { cwd: ROOT }).filter(
    (path) =>
      !/\.(?:slow|soak)\.test\.ts$/.test(path) && /\b(TEST|SAMPLE|QUICK)_GAMES\b/.test(readFileSync(`${ROOT}${path}`, 'utf8')),
  );
  const checked = new Set(suiteFiles(ROOT));
  expect(suites.length).toBeGreaterThan(20);
  expect(suites.filter((path) => !checked.has(path))).toEqual([]);
});

test.each([
  ["import { GAMES } from '../games/index.ts';\ndescribe.each(GAMES)('the laws of $id', () => undefined);", true],
  ["import * as games from '../games/index.ts';\nfor (const game of games.GAMES) check(game);", true],
  ["import { TEST_GAMES } from './test-games.ts';\ndescribe.each(TEST_GAMES)('the laws of $id', () => undefined);", false],
  ["import { gameById } from '../games/index.ts';\nconst GAMES_EACH = 6;", false],
])('a test that loops over the app’s own list is found: %j', (code, isFound) => {
  expect(namingGames([['packages/shared/src/core/planted.test.ts', code]])).toHaveLength(isFound ? 1 : 0);
});

/** The ids of the games beside the app. */
const EXTRAS = globSync('extras/*/game.ts', { cwd: ROOT }).flatMap((path) => path.split('/').slice(1, 2));

/** Returns the names by which a line knows a game beside the app: by its path, its package, its id, its title or a value. */
function namesOfExtras(line: string): readonly string[] {
  return EXTRAS.flatMap((id) => {
    const inCode = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const title = `${inCode.slice(0, 1).toUpperCase()}${inCode.slice(1)}`;
    // A suit may be called as a game is: a quoted word after the letter of a suit is no id.
    const names = `extras/${id}\\b|@hundredfold/extras|(?<!\\b[SHDC]: )(['"\`])${id}\\1|\\b${title}(?=\\b|[A-Z])|\\b${inCode}[A-Z]\\w*`;
    return line.match(new RegExp(names, 'g')) ?? [];
  });
}

test('no file of the app names a game beside it', () => {
  const exclude = (name: string): boolean => /(?:^|\/)(?:node_modules|dist|\.cache)$/.test(name);
  const paths = globSync('packages/**/*.{ts,tsx,js,json,css,md,html}', { cwd: ROOT, exclude });
  expect(EXTRAS.length).toBeGreaterThan(0);
  expect(paths.length).toBeGreaterThan(1000);
  const found = paths.flatMap((path) => namesOfExtras(readFileSync(`${ROOT}${path}`, 'utf8')).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test.each([
  ["import { hearts } from '../../../extras/hearts/rules/index.ts';", true],
  ["import type { View } from '@hundredfold/extras/hearts/rules/view.ts';", true],
  ["const isLong = game.id === 'hearts';", true],
  ['// A game such as Hearts takes longer.', true],
  ['const lesson = heartsLesson;', true],
  ["suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }", false],
  ['expect(label).toBe("the queen of hearts");', false],
  ['"include": ["../../extras/*/rules"]', false],
])('a line that names a game beside the app is found: %s', (line, isFound) => {
  expect(namesOfExtras(line).length > 0).toBe(isFound);
});
