import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TEST_FILES = globSync('{packages,e2e,lint}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

/** The rows of the tables in the security page: an id, a threat, what handles it, and its tests. */
const ROWS = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => line.split(' | '));

/** Returns what is wrong with the tests that a row names: a file that is missing or not clear, or a title that it does not have. */
function faultsIn(tests: string): readonly string[] {
  let titles = '';
  return [...tests.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, file, title = '']) => {
    if (file === undefined) return titles.includes(title) ? [] : `no such title: ${title}`;
    const found = TEST_FILES.filter((each) => each === file || each.endsWith(`/${file}`));
    titles = found.map((each) => readFileSync(join(ROOT, each), 'utf8')).join('\n');
    return found.length === 1 ? [] : `${found.length} files: ${file}`;
  });
}

describe('the security page', () => {
  test.each(ROWS)('names tests that exist: %s, %s', (_, threat, handling, tests = '') => {
    expect(faultsIn(tests)).toEqual([]);
    expect(tests.includes('"') || handling?.startsWith('Not handled'), `${threat} has no test`).toBe(true);
  });

  test('would be found to name a test that does not exist', () => {
    expect(faultsIn('`no-such.test.ts`, "a title"')).toEqual(['0 files: no-such.test.ts', 'no such title: a title']);
  });
});
