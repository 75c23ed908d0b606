import { describe, expect, test } from 'vitest';
import { frenchDeck, frenchRank, frenchSuit } from './french.ts';
import { packer } from './pack.ts';
import { withOn, without } from './pile.ts';
import { spanishDeck } from './spanish.ts';

describe('decks', () => {
  test('a French one has 52 cards, a Spanish one 48, none twice', () => {
    expect(new Set(frenchDeck()).size).toBe(52);
    expect(new Set(spanishDeck()).size).toBe(48);
  });

  test('a face tells rank and suit', () => {
    expect([frenchRank('10H'), frenchSuit('10H')]).toEqual(['10', 'H']);
    expect([frenchRank('QS'), frenchSuit('QS')]).toEqual(['Q', 'S']);
  });
});

describe('a packer', () => {
  const deck = frenchDeck();
  const { pack, unpack } = packer(deck);

  test('makes one character of a card, and cards of characters', () => {
    expect(pack(deck)).toHaveLength(52);
    expect(unpack(pack(deck))).toEqual(deck);
    expect(unpack(pack(['KC', 'AS', 'KC']))).toEqual(['KC', 'AS', 'KC']);
    expect(pack([])).toBe('');
    expect(unpack('')).toEqual([]);
  });

  test('makes a byte of a card', () => {
    expect(new Set(pack(deck)).size).toBe(52);
    expect([...pack(deck)].every((character) => character.charCodeAt(0) < 128)).toBe(true);
  });

  test('knows no other cards', () => {
    expect(() => pack(['1o'])).toThrow('no such card in this deck: 1o');
    expect(() => unpack('!')).toThrow('no card is packed as "!"');
  });
});

describe('a pile', () => {
  const pile = Object.freeze(['A', 'B', 'C']);

  test('without a card keeps the others in order', () => {
    expect([0, 1, 2].map((place) => without(pile, place))).toEqual([
      ['B', 'C'],
      ['A', 'C'],
      ['A', 'B'],
    ]);
    expect(without(['A'], 0)).toEqual([]);
  });

  test('takes another card on top', () => {
    expect(withOn(pile, 'D')).toEqual(['A', 'B', 'C', 'D']);
    expect(withOn([], 'D')).toEqual(['D']);
  });
});
