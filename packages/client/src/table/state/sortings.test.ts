import { frenchDeck } from '@hundredfold/shared/cards/french.ts';
import { describe, expect, it } from 'vitest';
import { arranged, byRank, bySuit, placeAfter, placeIn, withMoved } from './sortings.ts';

const DECK = frenchDeck(['7', '8', 'A']);

describe('a deck', () => {
  it('is sorted suit by suit, with red between black', () => {
    expect(bySuit(DECK).join(' ')).toBe('7S 8S AS 7H 8H AH 7C 8C AC 7D 8D AD');
  });

  it('is sorted rank by rank in the order of its suits', () => {
    expect(byRank(DECK).join(' ')).toBe('7S 7H 7C 7D 8S 8H 8C 8D AS AH AC AD');
  });
});

describe('a hand that the player has arranged', () => {
  it('stays as arranged, with new cards on its right', () => {
    expect(arranged(['7S', '8H', 'AD', '9C'], ['AD', '7S'])).toEqual(['AD', '7S', '8H', '9C']);
  });

  it('has no gap where a card has left', () => {
    expect(arranged(['7S', '9C'], ['9C', 'AD', '7S'])).toEqual(['9C', '7S']);
  });

  it('has each equal card as often as the hand does', () => {
    expect(arranged(['10', '30', '10'], ['30', '10', '10', '10'])).toEqual(['30', '10', '10']);
  });
});

describe('a card that is moved to another place', () => {
  const hand = ['2', '3', '4', '5'];

  it.each([
    [0, 2, '3 4 2 5'],
    [3, 1, '2 5 3 4'],
    [1, 1, '2 3 4 5'],
  ])('from %i to %i moves the others up', (from, to, after) => {
    expect(withMoved(hand, from, to).join(' ')).toBe(after);
    const places = hand.map((_, index) => placeAfter(index, from, to));
    expect(hand.toSorted((one, other) => (places[hand.indexOf(one)] ?? 0) - (places[hand.indexOf(other)] ?? 0)).join(' ')).toBe(
      after,
    );
  });

  it('is found in any order, and equal cards keep their order', () => {
    const [before, after] = [
      ['10', '30', '10'],
      ['30', '10', '10'],
    ] as const;
    expect(before.map((_, index) => placeIn(after, before, index))).toEqual([1, 0, 2]);
  });
});
