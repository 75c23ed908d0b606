import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{*,{packages,e2e,lint,scripts}/**/*}.{ts,tsx,css,grit}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

/** Names of files in backticks, as `table/runtime/commit.ts` or `storm.test.ts`. */
const MENTION = /`([\w./-]+\.(?:tsx?|css|grit))`/g;

function isThere(name: string): boolean {
  return FILES.some((file) => file === name || file.endsWith(`/${name}`));
}

test.each(['docs/security.md', 'docs/testing.md', 'ARCHITECTURE.md'])('%s names files that are there', (doc) => {
  const text = readFileSync(join(ROOT, doc), 'utf8');
  const named = [...text.matchAll(MENTION)].map(([, name]) => name!).filter((name) => !name.startsWith('*'));
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

test('a file that is not there is missed', () => {
  expect([isThere('table/runtime/commit.ts'), isThere('table/ran.ts'), isThere('un.ts')]).toEqual([true, false, false]);
});
