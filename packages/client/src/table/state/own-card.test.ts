import { describe, expect, it } from 'vitest';
import { facesInHand, isAmong, type OwnCard, placesInHand, toggled } from './own-card.ts';

const HAND = ['2H', '5S', '7D', '7D', '9C'].map((face, index): OwnCard => ({ face, index }));
const [low, five, seven, other, nine] = HAND as [OwnCard, OwnCard, OwnCard, OwnCard, OwnCard];

function pressed(...cards: readonly OwnCard[]): readonly OwnCard[] {
  return cards.reduce<readonly OwnCard[]>((picked, card) => toggled(picked, card, 2), []);
}

describe('picked cards', () => {
  it('are distinguished from equal cards by their place', () => {
    expect(pressed(seven, other)).toEqual([seven, other]);
    expect(pressed(seven, other, seven)).toEqual([other]);
    expect(HAND.filter((card) => isAmong(card, pressed(other)))).toEqual([other]);
  });

  it('are named in the order of the hand', () => {
    expect(facesInHand(pressed(nine, low))).toEqual(['2H', '9C']);
    expect(facesInHand(pressed(other, five))).toEqual(['5S', '7D']);
  });
});

it('marked cards are the last ones of their face, each once', () => {
  const hand = ['10', '20', '10', '10', null];
  expect(placesInHand(hand, ['10'])).toEqual([3]);
  expect(placesInHand(hand, ['10', '20', '10'])).toEqual([3, 1, 2]);
  expect(placesInHand(hand, ['50'])).toEqual([]);
});
