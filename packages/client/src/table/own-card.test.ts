import { expect, test } from 'vitest';
import { placesInHand } from './own-card.ts';

test('marked cards are the last ones of their face, each once', () => {
  const hand = ['10', '20', '10', '10', null];
  expect(placesInHand(hand, ['10'])).toEqual([3]);
  expect(placesInHand(hand, ['10', '20', '10'])).toEqual([3, 1, 2]);
  expect(placesInHand(hand, ['50'])).toEqual([]);
});
