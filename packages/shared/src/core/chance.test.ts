import { describe, expect, test } from 'vitest';
import { drawChance, hasSameCards, isOutcomeOf, type PendingChance } from './chance.ts';
import { seeded } from './seeded-random.ts';

const PICK: PendingChance = { chance: 'pick', from: 4 };
const SHUFFLE: PendingChance = { chance: 'shuffle', pile: 'deck', cards: ['AS', '2S', '3S', '3S'] };

describe('a chance outcome', () => {
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
