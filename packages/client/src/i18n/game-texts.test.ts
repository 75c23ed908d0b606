import type { OptionKinds } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import type { AboutMessages } from './game-messages.ts';
import { differences, summary } from './game-texts.ts';

const kinds: OptionKinds = {
  mode: { kind: 'choice', of: ['alone', 'pairs'], default: 'alone' },
  target: { kind: 'whole', from: 100, to: 1000, step: 100, offer: [400], default: 400 },
  tournament: { kind: 'flag', default: false },
};
const words: AboutMessages = {
  name: 'A game',
  credit: '',
  line: '',
  pitch: '',
  options: {
    mode: { label: 'Sides', about: '', values: { alone: { label: 'All alone' }, pairs: { label: 'Two pairs' } } },
    target: { label: 'Points', about: '' },
    tournament: { label: 'Tournament', about: '' },
  },
};

describe('the summary of the options', () => {
  const summaryOf = (options: Parameters<typeof summary>[2]) => summary(kinds, words, options).replaceAll('\u00a0', ' ');

  test('has a choice by its label, a number after its name, and a flag only if it is on', () => {
    expect(summaryOf({ mode: 'pairs', target: 300, tournament: true })).toBe('Two pairs · Points 300 · Tournament');
    expect(summaryOf({ mode: 'alone', target: 400, tournament: false })).toBe('All alone · Points 400');
  });

  test('keeps each option on one line', () => {
    expect(summary(kinds, words, { mode: 'pairs', target: 300, tournament: false })).toBe(
      'Two\u00a0pairs\u00a0· Points\u00a0300',
    );
  });
});

describe('the differences between a table and the plain game', () => {
  const seats = [{ name: 'Ann', status: 'here' }, ...Array.from({ length: 3 }, () => ({ name: '', status: 'empty' }))];
  const table = { game: 'mod-four', seats, options: {}, pace: 'free' as const };

  test('are empty if there are none', () => {
    expect(differences(table)).toBe('');
  });

  test('list the options and the pace', () => {
    expect(differences({ ...table, options: { mode: 'partnership' }, pace: 'fast' })).toBe('Two\u00a0pairs\u00a0· Fast');
  });
});
