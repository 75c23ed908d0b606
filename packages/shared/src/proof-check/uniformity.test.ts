import { describe, expect, test } from 'vitest';
import { bySize } from '../testing/size.ts';
import { below, drawnResult, wordsFrom } from './draw.ts';
import { hash } from './hashing.ts';

const SAMPLES = bySize({ full: 4_000, soak: 2_000_000 });

/** The bounds below which χ² is in 99 of 100 cases, by degrees of freedom. */
const BOUNDS = { 5: 15.086, 23: 41.638, 2: 9.21 } as const;

const CARDS = ['1', '2', '3', '4'];
const ORDERS = 24;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function counted(values: number, numberOf: (sample: number) => number): readonly number[] {
  const counts = Array.from({ length: values }, () => 0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const value = numberOf(sample);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

const orders = new Map<string, number>();
function orderOf(cards: readonly string[]): number {
  const text = cards.join('');
  const index = orders.get(text) ?? orders.size;
  orders.set(text, index);
  return index;
}

const keyOf = (sample: number): Uint8Array => hash('test uniformity', sample);

/** A shuffle that swaps each place with any other: some orders are more likely than others. */
function naive(sample: number): readonly string[] {
  const words = wordsFrom(keyOf(sample));
  const cards = [...CARDS];
  for (let at = 0; at < cards.length; at++) {
    const other = below(words, cards.length);
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}

/** The number of values that a word is reduced to. It does not divide 2³², so that a plain remainder prefers the small ones. */
const WIDE = 3 * 2 ** 30;
const third = (value: number): number => Math.floor(value / 2 ** 30);

describe('outcomes are uniform at 99 %', () => {
  test('picks', () => {
    expect(chiSquare(counted(6, (sample) => below(wordsFrom(keyOf(sample)), 6)))).toBeLessThan(BOUNDS[5]);
    expect(chiSquare(counted(3, (sample) => third(below(wordsFrom(keyOf(sample)), WIDE))))).toBeLessThan(BOUNDS[2]);
  });

  test('shuffles', () => {
    expect(
      chiSquare(
        counted(ORDERS, (sample) =>
          orderOf(drawnResult({ chance: 'shuffle', pile: '', result: CARDS }, keyOf(sample)) as readonly string[]),
        ),
      ),
    ).toBeLessThan(BOUNDS[23]);
  });

  test('a remainder without rejected words is not', () => {
    expect(chiSquare(counted(3, (sample) => third(wordsFrom(keyOf(sample)).next().value % WIDE)))).toBeGreaterThan(BOUNDS[2]);
  });

  test('a naive shuffle is not', () => {
    expect(chiSquare(counted(ORDERS, (sample) => orderOf(naive(sample))))).toBeGreaterThan(BOUNDS[23]);
  });
});
