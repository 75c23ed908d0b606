import { describe, expect, test } from 'vitest';
import { laidOut, readWhole } from './option-field.tsx';

const target = { kind: 'whole', from: 100, to: 1000, step: 100, offer: [400], default: 400 } as const;
describe('a typed number', () => {
  test.each([
    ['300', 300],
    [' 1000 ', 1000],
  ])('%j is accepted', (typed, number) => expect(readWhole(target, typed)).toBe(number));

  test.each(['', ' ', '0', '1100', '250', '400.5', 'four', '1e3x'])('%j is rejected', (typed) => {
    expect(readWhole(target, typed)).toBeNull();
  });
});

test('up to three choices are laid out, more are a list', () => {
  expect(laidOut({ kind: 'choice', of: ['a', 'b', 'c'], default: 'a' })).toBe(true);
  expect(laidOut({ kind: 'choice', of: ['a', 'b', 'c', 'd'], default: 'a' })).toBe(false);
});
