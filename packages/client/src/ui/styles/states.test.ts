import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

const STATE = /:hover|:active|:focus|:checked|\[aria-(?:pressed|checked|selected|current|expanded)/;

const GROWS = /(?:^|[\s;])(?:font(?:-weight|-size)?|letter-spacing|padding(?:-\w+)*|border-width):/;

/**
 * Returns the rules of a sheet by which a control changes its size with its state: the controls beside it would move under a
 * finger.
 */
function growing(sheet: string): readonly string[] {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    STATE.test(selector) && !selector.includes('::') && GROWS.test(body) ? [selector.trim()] : [],
  );
}

test('no control changes its size while it is pressed, chosen or hovered', () => {
  const paths = globSync('**/*.css', { cwd: SOURCES });
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.flatMap((path) => growing(readFileSync(join(SOURCES, path), 'utf8')))).toEqual([]);
});

test.each([
  ['.a[aria-pressed="true"] { font-weight: 600 }', true],
  ['.a:hover { color: red; padding-inline: 1rem }', true],
  ['input:checked + span { font: 600 1rem/1 serif }', true],
  ['.a[aria-pressed="true"]::after { font-weight: 600 }', false],
  ['.a[aria-pressed="true"] { color: red }', false],
  ['.a { font-weight: 600 }', false],
])('%s: %s', (rule, isFound) => {
  expect(growing(rule).length > 0).toBe(isFound);
});
