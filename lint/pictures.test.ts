import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_GAMES } from '../packages/shared/src/testing/test-games.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'docs/pictures');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const MOST_WORDS = 450;

test('the README is short', () => {
  expect(README.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});

test('the README shows a trick', () => {
  expect(README).toContain('docs/pictures/trick.webp');
});

test.each(OWN_GAMES.map(({ id }) => id))('the README and link previews show a table of %s', (id) => {
  expect(README).toContain(`docs/pictures/${id}.webp`);
  expect(readFileSync(join(PICTURES, `${id}.webp`)).toString('latin1', 8, 12)).toBe('WEBP');
  expect(statSync(join(ROOT, `packages/games/${id}/preview.jpg`)).size).toBeGreaterThan(0);
});
