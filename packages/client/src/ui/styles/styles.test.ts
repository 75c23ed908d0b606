import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const SHEETS = globSync('**/*.css', { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'));

/** Returns the selectors of the rules that an offence finds. */
function rulesWith(
  isOffence: (selector: string, body: string) => boolean,
  sheets: readonly string[] = SHEETS,
): readonly string[] {
  return sheets.flatMap((sheet) =>
    [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
      isOffence(selector, body) ? [selector.trim()] : [],
    ),
  );
}

// A page at 400 % zoom is in landscape as well, but far too narrow for the bar at its side.
test('a phone held sideways is detected by its width, never by its orientation alone', () => {
  const queries = SHEETS.flatMap((sheet) => [...sheet.matchAll(/@(?:media|container) [^{]+/g)].map(([query]) => query));
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter((query) => /orientation:\s*landscape/.test(query))).toEqual([]);
});

const STATE = /:hover|:active|:focus|:checked|\[aria-(?:pressed|checked|selected|current|expanded)/;
const GROWS = /(?:^|[\s;])(?:font(?:-weight|-size)?|letter-spacing|padding(?:-\w+)*|border-width):/;

/** Returns whether a control changes its size with its state: the controls beside it would move under a finger. */
function isGrowing(selector: string, body: string): boolean {
  return STATE.test(selector) && !selector.includes('::') && GROWS.test(body);
}

test('no control changes its size while it is pressed, chosen or hovered', () => {
  expect(rulesWith((selector) => STATE.test(selector)).length).toBeGreaterThan(30);
  expect(rulesWith(isGrowing)).toEqual([]);
});

/** A transition of one of these moves something; colours and shadows may change gradually at any setting. */
const MOVES = /(?:^|[\s;])transition:[^;]*\b(?:all|transform|translate|scale|rotate|width|height|inset|top|right|bottom|left)\b/;
/** The duration of an animation, which is the first time in it. */
const DURATION = /(?:^|[\s;])animation:[^;]*?(?<![\w.-])(\d*\.?\d+)m?s\b/;

function isMoving(_selector: string, body: string): boolean {
  return MOVES.test(body) || Number(DURATION.exec(body)?.[1] ?? 0) > 0;
}

test('nothing moves while the user has turned animations off', () => {
  const moving = rulesWith(isMoving);
  expect(moving.length).toBeGreaterThan(10);
  expect(moving.filter((selector) => !selector.includes('[data-motion="full"]'))).toEqual([]);
});

test.each([
  [isGrowing, '.a[aria-pressed="true"] { font-weight: 600 }', true],
  [isGrowing, 'input:checked + span { font: 600 1rem/1 serif }', true],
  [isGrowing, '.a[aria-pressed="true"]::after { font-weight: 600 }', false],
  [isGrowing, '.a[aria-pressed="true"] { color: red }', false],
  [isMoving, '@layer a { .b { color: red; transition: color 1s, transform 0.4s; } }', true],
  [isMoving, '.c { animation: d 0.3s 0s; }', true],
  [isMoving, '.b { transition: color 1s; view-transition-name: left; }', false],
  [isMoving, '.c { animation: lands 0s 0.32s both; }', false],
])('a planted offence of %o is found, and nothing else: %s', (isOffence, sheet, isFound) => {
  expect(rulesWith(isOffence, [sheet]).length > 0).toBe(isFound);
});
