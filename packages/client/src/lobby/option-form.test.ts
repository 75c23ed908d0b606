import type { OptionKinds } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import type { AboutWords } from '../words/about.ts';
import { laidOut, readWhole, summary } from './option-form.ts';

const target = { kind: 'whole', from: 100, to: 1000, step: 100, offer: [400], default: 400 } as const;
const kinds: OptionKinds = {
  mode: { kind: 'choice', of: ['alone', 'pairs'], default: 'alone' },
  target,
  tournament: { kind: 'flag', default: false },
};
const words: AboutWords = {
  name: 'A game',
  credit: '',
  pitch: '',
  options: {
    mode: { label: 'Sides', about: '', values: { alone: { label: 'All alone' }, pairs: { label: 'Two pairs' } } },
    target: { label: 'Points', about: '' },
    tournament: { label: 'Tournament', about: '' },
  },
};

describe('a number as typed', () => {
  test.each([
    ['300', 300],
    [' 1000 ', 1000],
  ])('%j is taken', (typed, number) => expect(readWhole(target, typed)).toBe(number));

  test.each(['', ' ', '0', '1100', '250', '400.5', 'four', '1e3x'])('%j is not', (typed) => {
    expect(readWhole(target, typed)).toBeNull();
  });
});

describe('the options in a few words', () => {
  const said = (options: Parameters<typeof summary>[2]) => summary(kinds, words, options).replaceAll('\u00a0', ' ');

  test('a choice by its label, a number after its name, a flag only when it is up', () => {
    expect(said({ mode: 'pairs', target: 300, tournament: true })).toBe('Two pairs · Points 300 · Tournament');
    expect(said({ mode: 'alone', target: 400, tournament: false })).toBe('All alone · Points 400');
  });

  test('each of them stays on one line', () => {
    expect(summary(kinds, words, { mode: 'pairs', target: 300, tournament: false })).toBe('Two\u00a0pairs · Points\u00a0300');
  });
});

test('up to three choices are laid out, more are a list', () => {
  expect(laidOut({ kind: 'choice', of: ['a', 'b', 'c'], default: 'a' })).toBe(true);
  expect(laidOut({ kind: 'choice', of: ['a', 'b', 'c', 'd'], default: 'a' })).toBe(false);
});
