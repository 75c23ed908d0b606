import { describe, expect, test } from 'vitest';
import { cardsOf, DECKS, type DeckName } from './declaration.ts';
import { cardValue } from './score.ts';
import { table } from './testing/table.ts';

const RANKS: Readonly<Record<DeckName, string>> = {
  'french-52': 'A 2 3 4 5 6 7 8 9 10 J Q K',
  'french-40': 'A 2 3 4 5 6 7 J Q K',
  'french-36': 'A 6 7 8 9 10 J Q K',
  'french-32': 'A 7 8 9 10 J Q K',
  'spanish-48': '1 2 3 4 5 6 7 8 9 10 11 12',
  'spanish-40': '1 2 3 4 5 6 7 10 11 12',
};

function expected(deck: DeckName): readonly string[] {
  const suits = deck.startsWith('french') ? 'S H D C' : 'o c e b';
  return suits.split(' ').flatMap((suit) => RANKS[deck].split(' ').map((rank) => rank + suit));
}

describe('2 The cards', () => {
  test.each(DECKS.filter((deck) => deck.startsWith('french')))('2.1 the French deck %s', (deck) => {
    expect(cardsOf(deck)).toEqual(expected(deck));
    expect(cardsOf(deck)).toHaveLength(Number(deck.slice(-2)));
    expect(table({ deck }).state.deck.toSorted()).toEqual(expected(deck).toSorted());
  });

  test.each(DECKS.filter((deck) => deck.startsWith('spanish')))('2.2 the Spanish deck %s', (deck) => {
    expect(cardsOf(deck)).toEqual(expected(deck));
    expect(cardsOf(deck)).toHaveLength(Number(deck.slice(-2)));
    expect(table({ deck }).state.deck.toSorted()).toEqual(expected(deck).toSorted());
  });

  test.each(['2', '3', '4', '5', '6', '7', '8', '9', '10'])('2.3 a French %s is worth its number, in every suit', (rank) => {
    for (const suit of 'SHDC') expect(cardValue(rank + suit)).toBe(Number(rank));
  });

  test.each(['2', '3', '4', '5', '6', '7', '8', '9'])('2.3 a Spanish %s is worth its number, in every suit', (rank) => {
    for (const suit of 'oceb') expect(cardValue(rank + suit)).toBe(Number(rank));
  });

  test('2.3 an ace is worth 1', () => {
    expect(['AS', 'AH', 'AD', 'AC', '1o', '1c', '1e', '1b'].map(cardValue)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('2.3 a court card is worth 0', () => {
    const court = ['JS', 'QS', 'KS', 'JC', 'QD', 'KH', '10o', '11o', '12o', '10c', '11e', '12b'];
    expect(court.map(cardValue)).toEqual(court.map(() => 0));
  });

  test('2.3 an unknown card has no value', () => {
    expect(() => cardValue('11S')).toThrow('no such card');
  });
});
