import { describe, expect, test } from 'vitest';
import { defaultOptions, isOptionValue, optionsThatDiffer, optionsThatMatter, parseOptions } from './options.ts';

const KINDS = {
  deck: { kind: 'choice', of: ['long', 'short'], default: 'long' },
  target: { kind: 'whole', from: 100, to: 1000, step: 100, offer: [400], default: 400 },
  free: { kind: 'flag', default: false },
} as const;

describe('options', () => {
  test('have their defaults if they are not given', () => {
    expect(parseOptions(KINDS, {})).toEqual({ ok: true, value: { deck: 'long', target: 400, free: false } });
    expect(defaultOptions(KINDS)).toEqual({ deck: 'long', target: 400, free: false });
  });

  test('are in the order of their declaration, because records compare them', () => {
    const parsed = parseOptions(KINDS, { free: true, target: 100, deck: 'short' });
    expect(JSON.stringify(parsed)).toBe('{"ok":true,"value":{"deck":"short","target":100,"free":true}}');
  });

  test.each([
    ['no object', 'long', 'options must be an object'],
    ['nothing', null, 'options must be an object'],
    ['a list', [], 'options must be an object'],
    ['an unknown one', { joker: 1 }, 'there is no option joker; known: deck, target, free'],
    ['one that objects have anyway', { toString: 1 }, 'there is no option toString; known: deck, target, free'],
    ['a prototype', JSON.parse('{"__proto__":{"deck":"short"}}'), 'there is no option __proto__; known: deck, target, free'],
    ['a word that is not offered', { deck: 'middle' }, 'deck must be one of long, short'],
    ['a number below', { target: 0 }, 'target must be a whole number from 100 to 1000 in steps of 100'],
    ['a number above', { target: 1100 }, 'target must be a whole number from 100 to 1000 in steps of 100'],
    ['a number between the steps', { target: 150 }, 'target must be a whole number from 100 to 1000 in steps of 100'],
    ['a number as text', { target: '400' }, 'target must be a whole number from 100 to 1000 in steps of 100'],
    ['a flag as a number', { free: 1 }, 'free must be true or false'],
    ['an undefined one', { free: undefined }, 'free must be true or false'],
  ])('%s is refused in one sentence', (_, asked, refusal) => {
    expect(parseOptions(KINDS, asked)).toEqual({ ok: false, refusal });
  });
});

test('an option decides which values it accepts and whether it matters with a number of seats', () => {
  const kinds = {
    ...KINDS,
    ghosts: { kind: 'whole', from: 1, to: 5, offer: [1], default: 1, matters: (seats: number) => seats === 1 },
  } as const;
  expect([300, 350, '300', true].map((value) => isOptionValue(kinds.target, value))).toEqual([true, false, false, false]);
  expect(Object.keys(optionsThatMatter(kinds, 1))).toEqual(['deck', 'target', 'free', 'ghosts']);
  expect(Object.keys(optionsThatMatter(kinds, 2))).toEqual(['deck', 'target', 'free']);
  expect(optionsThatDiffer(kinds, 2, { deck: 'long', target: 300, free: true, ghosts: 3 })).toEqual({ target: 300, free: true });
});
