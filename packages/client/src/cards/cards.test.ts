import { expect, test } from 'vitest';
import { messagesIn } from '../i18n/all-languages.ts';
import { backSvg, cardSvg, loadCourts } from './card.ts';
import { dimmed, ivory } from './palette.ts';
import { BACK_COLOURS, suitColour, suits } from './suits.ts';

const times = (ranks: readonly string[], suits: string) => [...suits].flatMap((suit) => ranks.map((rank) => rank + suit));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const french = times(['A', ...numbers(2, 10), 'J', 'Q', 'K'], 'SHDC');
const spanish = times(numbers(1, 12), 'oceb');
const hundred = ['10', '20', '30', '40', '50'];
const faces = [...french, ...spanish, ...hundred];
const looks = [
  { colours: 'two' },
  { colours: 'four' },
  { colours: 'two', letters: messagesIn('de').cards.corners },
  { colours: 'four', letters: messagesIn('ru').cards.corners },
] as const;

const courts = await loadCourts();

function faults(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g;
  if (svg.replace(tag, '') !== '') found.push(`not markup: ${svg.replace(tag, '').slice(0, 60)}`);
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    if (/NaN|undefined|null|Infinity/.test(attributes)) found.push(`bad value in ${name}${attributes.slice(0, 80)}`);
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) found.push(`attribute twice in ${name}: ${names.join(' ')}`);
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (!empty) open.push(name);
  }
  return [...found, ...open.map((name) => `<${name}> stays open`)];
}

test('a fault in the markup is found', () => {
  expect(faults('<svg><g></svg>')).not.toEqual([]);
  expect(faults('<svg><g x="1" x="2"/></svg>')).not.toEqual([]);
  expect(faults('<svg><g x="NaN"/></svg>')).not.toEqual([]);
  expect(faults('<svg>10</svg>')).not.toEqual([]);
  expect(faults('<svg><g x="1"/></svg>')).toEqual([]);
});

for (const look of looks) {
  test(`every face is well-formed SVG that needs no font and no other file, in ${JSON.stringify(look)}`, () => {
    for (const face of faces) {
      const svg = cardSvg(face, look, courts);
      expect(faults(svg), face).toEqual([]);
      expect(svg, face).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 250 350"/);
      expect(svg, face).not.toMatch(/<text|<image|<style|<script|font/);
      expect([...svg.matchAll(/(?:href="|url\()([^#])/g)], face).toEqual([]);
    }
  });

  test(`no two faces look alike, in ${JSON.stringify(look)}`, () => {
    expect(new Set(faces.map((face) => cardSvg(face, look, courts))).size).toBe(faces.length);
    expect(new Set(faces.map((face) => cardSvg(face, look))).size).toBe(faces.length);
  });
}

test('an id in one face is in no other, so that cards can share a document', () => {
  const ids = [...faces.map((face) => cardSvg(face, looks[0], courts)), backSvg()].flatMap((svg) =>
    [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('four colours change diamonds, clubs and Spanish numerals, and leave spades and hearts', () => {
  const changes = (face: string) => cardSvg(face, looks[0], courts) !== cardSvg(face, looks[1], courts);
  expect(french.filter(changes)).toEqual(french.filter((face) => /[DC]$/.test(face)));
  expect(spanish.filter(changes)).toEqual(spanish);
});

test('a card with its artwork fits a data address: courts under 40 kB, the rest under 30 kB', () => {
  for (const face of faces) {
    const limit = /^[JQK]/.test(face) ? 40_000 : 30_000;
    expect(cardSvg(face, looks[1], courts).length, face).toBeLessThan(limit);
  }
  expect(backSvg().length).toBeLessThan(10_000);
});

test('a language has its own letters on courts and ace, and changes no other card', () => {
  const changed = (language: 'de' | 'ru') =>
    faces.filter(
      (face) =>
        cardSvg(face, { colours: 'two', letters: messagesIn(language).cards.corners }, courts) !==
        cardSvg(face, looks[0], courts),
    );
  expect(changed('de')).toEqual(french.filter((face) => /^[JQ]/.test(face)));
  expect(changed('ru')).toEqual(french.filter((face) => /^[AJQ]/.test(face)));
});

test('the back is well-formed', () => {
  expect(faults(backSvg())).toEqual([]);
});

test('an unknown face is refused', () => {
  for (const face of [
    '',
    'S',
    '1S',
    '11H',
    'AX',
    '0o',
    '13b',
    'Ko',
    '60',
    '5',
    'as',
    'toString',
    'constructor',
    '10h',
    '__proto__S',
  ]) {
    expect(() => cardSvg(face, looks[0], courts), face).toThrow(`unknown card face: ${face}`);
  }
});

/** WCAG asks for a contrast of 3 to 1 between large print and its background; this is stricter. */
const MIN_CONTRAST = 4;

test.each(looks)('the indices of a dimmed card can be read, with $colours colours', (look) => {
  for (const suit of suits) expect(contrast(suitColour(suit, look), ivory, dimmed)).toBeGreaterThan(MIN_CONTRAST);
});

/** Computes the contrast as WCAG defines it, with this share of each colour left. */
function contrast(one: string, other: string, left: number): number {
  const [dark = 0, light = 0] = [luminance(one, left), luminance(other, left)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string, left: number): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = (Number.parseInt(colour.slice(at, at + 2), 16) / 255) * left;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('every colour gives a back of its own', () => {
  const backs = BACK_COLOURS.map((colour) => backSvg(colour));
  expect(backs.flatMap(faults)).toEqual([]);
  expect(new Set(backs).size).toBe(BACK_COLOURS.length);
  expect(backSvg()).toBe(backSvg('green'));
});
