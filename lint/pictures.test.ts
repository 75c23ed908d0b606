import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TERMS } from '../packages/shared/src/games/terms.ts';
import { frameDurations } from '../scripts/animated-webp.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'docs/pictures');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const MOST_BYTES = 2_000_000;
const MOST_WORDS = 450;

test('the README is short', () => {
  expect(README.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});

test('the README shows a trick in motion', () => {
  const file = join(PICTURES, 'trick.webp');
  expect(README).toContain('docs/pictures/trick.webp');
  expect(statSync(file).size).toBeLessThan(MOST_BYTES);
  const durations = frameDurations(readFileSync(file));
  expect(durations.length).toBeGreaterThan(10);
  expect(Math.min(...durations)).toBeGreaterThan(0);
});

test.each(TERMS.map(({ id }) => id))('the README and link previews show a table of %s', (id) => {
  expect(README).toContain(`docs/pictures/${id}.webp`);
  expect(readFileSync(join(PICTURES, `${id}.webp`)).toString('latin1', 8, 12)).toBe('WEBP');
  expect(statSync(join(ROOT, `packages/client/public/preview/${id}.jpg`)).size).toBeGreaterThan(0);
});
