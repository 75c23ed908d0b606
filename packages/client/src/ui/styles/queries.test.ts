import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

function queries(): readonly string[] {
  return globSync('**/*.css', { cwd: SOURCES }).flatMap((file) => {
    const sheet = readFileSync(join(SOURCES, file), 'utf8');
    return [...sheet.matchAll(/@(?:media|container) [^{]+/g)].map(([query]) => `${file}: ${query.trim()}`);
  });
}

// A page at 400 % zoom is in landscape as well, but far too narrow for the bar at its side.
test('a phone held sideways is detected by its width, never by its orientation alone', () => {
  const found = queries();
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((query) => /orientation:\s*landscape/.test(query))).toEqual([]);
});
