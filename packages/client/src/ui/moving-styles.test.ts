import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);
const SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** A transition of one of these moves something; colours and shadows may change gradually at any setting. */
const MOVES = /(?:^|[\s;])transition:[^;]*\b(?:all|transform|translate|scale|rotate|width|height|inset|top|right|bottom|left)\b/;
/** The duration of an animation, which is the first time in it. */
const DURATION = /(?:^|[\s;])animation:[^;]*?(?<![\w.-])(\d*\.?\d+)m?s\b/;

function moving(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    const isAnimated = Number(DURATION.exec(body)?.[1] ?? 0) > 0;
    return MOVES.test(body) || isAnimated ? [selector.trim()] : [];
  });
}

test('nothing moves while the user has turned animations off', () => {
  const all = SHEETS.flatMap((file) =>
    moving(readFileSync(new URL(file, SOURCES), 'utf8')).map((selector) => ({ file, selector })),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ selector }) => !selector.includes('[data-motion="full"]'))).toEqual([]);
});

test('a planted movement is found', () => {
  const planted = '@layer a { .b { color: red; transition: color 1s, transform 0.4s; } .c { animation: d 0.3s 0s; } }';
  expect(moving(planted)).toEqual(['.b', '.c']);
  expect(moving('.b { transition: color 1s; view-transition-name: left; } .c { animation: lands 0s 0.32s both; }')).toEqual([]);
});
