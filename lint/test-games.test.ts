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
