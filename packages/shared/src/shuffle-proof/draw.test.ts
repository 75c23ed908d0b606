import { describe, expect, test } from 'vitest';
import { be32, fromHex, joined } from '../core/encoding.ts';
import { drawFrom, numbersFrom, outcomeKey } from './draw.ts';
import { testValue } from './testing/proven-game.ts';

const DECK = Array.from({ length: 6 }, (_, index) => `${6 - index}S`);

function keyOf(moves: number): Uint8Array {
  const values = { secret: fromHex(testValue(8)), key: fromHex(testValue(2)), bound: fromHex(testValue(3)) };
  return outcomeKey({ ...values, moves, mover: 0, index: 0 });
}

function withWords(...words: readonly number[]) {
  const padded = [...words, ...Array.from({ length: 8 - words.length }, () => 0)];
  return numbersFrom(new Uint8Array(), () => joined(padded.map(be32)));
}

describe('a number below n', () => {
  test('comes from the first word', () => {
    expect(withWords(7).below(5)).toBe(2);
    expect(withWords(2 ** 32 - 1).below(2 ** 16)).toBe(2 ** 16 - 1);
  });

  test('skips the words that would make some numbers more likely', () => {
    const end = 2 ** 32 - (2 ** 32 % 52);
    expect(withWords(end - 1).below(52)).toBe(51);
    expect(withWords(end, end + 1, 2 ** 32 - 1, 17).below(52)).toBe(17);
  });

  test('goes on with the next block', () => {
    const counted = numbersFrom(new Uint8Array(), (block) =>
      joined(Array.from({ length: 8 }, (_, index) => be32((block[3] ?? 0) * 8 + index))),
    );
    expect(Array.from({ length: 20 }, () => counted.below(100))).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });
});

describe('a shuffle', () => {
  test('does not depend on the order of the cards before', () => {
    const draw = (cards: readonly string[]) => drawFrom({ chance: 'shuffle', pile: 'deck', cards }, numbersFrom(keyOf(1)));
    expect(draw(DECK)).toEqual(draw(DECK.toReversed()));
    expect([...(draw(DECK) as { result: readonly string[] }).result].sort()).toEqual(DECK.toSorted());
  });
});

test('every part of an outcome changes its key', () => {
  const values = { secret: fromHex(testValue(1)), key: fromHex(testValue(2)), bound: fromHex(testValue(3)) };
  const inputs = { ...values, moves: 1, mover: 1, index: 0 };
  const other = fromHex(testValue(4));
  const keys = [
    {},
    { secret: other },
    { key: other },
    { moves: 2 },
    { mover: 2 },
    { mover: null },
    { index: 1 },
    { bound: other },
  ].map((change) => outcomeKey({ ...inputs, ...change }).join());
  expect(new Set(keys).size).toBe(keys.length);
});
