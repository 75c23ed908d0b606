import { expect, test } from 'vitest';
import { frenchRank, frenchSuit } from '../cards/french.ts';
import { nextInTrick, placeOfWinner, suitToFollow, trickMoves, withCardPlayed, withTrickTaken } from './trick.ts';

const order = { suit: frenchSuit, rank: (card: string) => Number(frenchRank(card)), trump: 'S' };

test.each([
  [['7H', '9H', '8H'], 1, 'the highest card of the suit that was led'],
  [['7H', '9C', '8D'], 0, 'no card of another suit'],
  [['9H', '2S', '8H', '3S'], 3, 'the highest trump'],
  [['2S', '9H', '3S'], 2, 'the highest trump after a trump'],
  [['5H', '7C', '5H'], 0, 'the first of equal cards'],
])('%j is won by card %i: %s', (trick, place) => {
  expect(placeOfWinner(trick, order)).toBe(place);
});

test('without suits the highest card wins', () => {
  expect(placeOfWinner(['7H', '8C', '8S'], { rank: order.rank })).toBe(1);
});

test('the suit that was led is followed by those who have it', () => {
  expect(suitToFollow(['7H', '8C'], ['9C', '9H'], frenchSuit)).toBe('C');
  expect(suitToFollow(['7H', '8C'], ['9S'], frenchSuit)).toBeNull();
  expect(suitToFollow(['7H', '8C'], [], frenchSuit)).toBeNull();
});

test('a trick goes around from its leader to the winner, who leads the next one', () => {
  const dealt = { hands: [['7H'], ['8H'], ['9C']], leader: 1, trick: [], won: [[], [], []] };
  expect(nextInTrick({ ...dealt, leader: null }, 3)).toBeNull();
  const two = withCardPlayed(withCardPlayed(dealt, 1, '8H'), 2, '9C');
  expect(nextInTrick(two, 3)).toBe(0);
  const view = { table: two, seats: two.hands };
  const [played, taken] = trickMoves(view, { seat: 0, action: { type: 'play', card: '7H' } }, () => 1);
  expect(played).toEqual({ from: { zone: 'hand', seat: 0 }, to: { zone: 'trick', seat: null }, cards: ['7H'] });
  expect(taken).toMatchObject({ to: { zone: 'won', seat: 1 }, cards: ['8H', '9C', '7H'] });
  const after = withTrickTaken(withCardPlayed(two, 0, '7H'), 1);
  expect(after).toEqual({ hands: [[], [], []], leader: 1, trick: [], won: [[], ['8H', '9C', '7H'], []] });
});
