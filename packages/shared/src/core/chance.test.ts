import { describe, expect, test } from 'vitest';
import { drawChance, hasSameCards, isOutcomeOf, type PendingChance } from './chance.ts';
import { seeded } from './seeded-random.ts';

const PICK: PendingChance = { chance: 'pick', from: 4 };
const SHUFFLE: PendingChance = { chance: 'shuffle', pile: 'deck', cards: ['AS', '2S', '3S', '3S'] };

/** Returns the chi-squared value of counts that should be equal. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a chance outcome', () => {
  test('picks every seat equally often', () => {
    const source = seeded(1);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 40_000; draw++) {
      const lot = drawChance(PICK, source);
      if (lot.chance === 'pick') counts[lot.result]! += 1;
    }
    // With three degrees of freedom, a fair source exceeds 16.3 once in a thousand runs.
    expect(unevenness(counts)).toBeLessThan(16.3);
  });

  test('gives every order of a pile equally often', () => {
    const source = seeded(2);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 24_000; draw++) {
      const lot = drawChance({ chance: 'shuffle', pile: 'deck', cards: ['A', 'B', 'C', 'D'] }, source);
      const order = String(lot.result);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // With 23 degrees of freedom, the same limit is 49.7.
    expect(unevenness([...counts.values()])).toBeLessThan(49.7);
  });

  test('fails these tests with an unfair source', () => {
    const source = seeded(4);
    const lazy = { below: (n: number) => (source.below(50) === 0 ? 0 : source.below(n)) };
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 40_000; draw++) {
      const lot = drawChance(PICK, lazy);
      if (lot.chance === 'pick') counts[lot.result]! += 1;
    }
    expect(unevenness(counts)).toBeGreaterThan(16.3);
  });

  test('does not change the pile', () => {
    const cards = Object.freeze(['A', 'B', 'C']);
    drawChance({ chance: 'shuffle', pile: 'deck', cards }, seeded(5));
    expect(cards).toEqual(['A', 'B', 'C']);
  });

  test('fits its pending decision', () => {
    expect(isOutcomeOf(PICK, { chance: 'pick', from: 4, result: 3 })).toBe(true);
    expect(isOutcomeOf(SHUFFLE, { chance: 'shuffle', pile: 'deck', result: ['3S', 'AS', '3S', '2S'] })).toBe(true);
  });

  test.each([
    ['a seat too far', PICK, { chance: 'pick', from: 4, result: 4 }],
    ['a seat below the first', PICK, { chance: 'pick', from: 4, result: -1 }],
    ['half a seat', PICK, { chance: 'pick', from: 4, result: 1.5 }],
    ['a pick from others', PICK, { chance: 'pick', from: 3, result: 1 }],
    ['a shuffle for a pick', PICK, { chance: 'shuffle', pile: 'deck', result: [] }],
    ['a pick for a shuffle', SHUFFLE, { chance: 'pick', from: 4, result: 1 }],
    ['another pile', SHUFFLE, { chance: 'shuffle', pile: 'stock', result: ['AS', '2S', '3S', '3S'] }],
    ['a card too few', SHUFFLE, { chance: 'shuffle', pile: 'deck', result: ['AS', '2S', '3S'] }],
    ['a card twice', SHUFFLE, { chance: 'shuffle', pile: 'deck', result: ['AS', '2S', '2S', '3S'] }],
    ['another card', SHUFFLE, { chance: 'shuffle', pile: 'deck', result: ['AS', '2S', '3S', '4S'] }],
  ] as const)('%s does not fit', (_, due, lot) => {
    expect(isOutcomeOf(due, lot)).toBe(false);
  });

  test('piles are equal in any order', () => {
    expect(hasSameCards(['A', 'B', 'A'], ['A', 'A', 'B'])).toBe(true);
    expect(hasSameCards(['A', 'B', 'A'], ['A', 'B', 'B'])).toBe(false);
    expect(hasSameCards(['A'], ['A', 'A'])).toBe(false);
    expect(hasSameCards([], [])).toBe(true);
  });
});
