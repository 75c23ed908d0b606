import { describe, expect, test } from 'vitest';
import { deal } from './testing/table.ts';

describe('4 The trick', () => {
  test('4.1 you play any card of your hand, whatever was led', () => {
    const led = deal(['7S', '2S KH 3D']).plays('7S');
    for (const card of ['2S', 'KH', '3D']) expect(led.plays(card).sees.table.trick).toEqual(['7S', card]);
  });

  test('4.1 a card that you do not hold cannot be played', () => {
    const dealt = deal(['7S', 'KH', '2D', '9C']);
    expect(dealt.refusal(0, { type: 'play', card: 'KH' })).toBe('not-in-hand');
    expect(dealt.refusal(0, { type: 'play', card: 'XX' })).toBe('not-in-hand');
    expect(dealt.plays('7S KH 2D 9C').refusal(2, { type: 'play', card: '2D' })).toBe('not-in-hand');
  });

  test("4.2 the player to the dealer's left leads the first trick", () => {
    for (const dealer of [0, 1, 2, 3]) expect(deal([], {}, dealer).sees.toAct).toEqual([(dealer + 1) % 4]);
  });

  test('4.2 after the leader the others play in turn, clockwise', () => {
    const led = deal(['7S', 'KH', '2D', '9C'], {}, 1);
    expect(led.sees.toAct).toEqual([2]);
    expect(led.plays('2D').sees.toAct).toEqual([3]);
    expect(led.plays('2D 9C').sees.toAct).toEqual([0]);
    expect(led.plays('2D 9C 7S').sees.toAct).toEqual([1]);
    for (const seat of [0, 1, 2]) expect(led.plays('2D').refusal(seat, { type: 'play', card: '7S' })).toBe('not-your-turn');
  });

  test('4.2 cards are played face up, one each', () => {
    const led = deal(['7S', 'KH', '2D', '9C']).plays('7S KH');
    expect(led.sees.table.trick).toEqual(['7S', 'KH']);
    expect(led.sees.seats.map(({ hand }) => hand)).toEqual([12, 12, 13, 13]);
  });

  test.each([
    ['0, the leader', 'KS KH KD KC', 0],
    ['0 again, of a sum of 36', '9S 9H 9D 9C', 0],
    ['1, the player after the leader', '4S 4H 4D 9C', 1],
    ['2, the one after that', '10S KH KD 8C', 2],
    ['3, the last player', '7S QH JD KC', 3],
  ])('4.3 the favoured seat takes the trick on a remainder of %s', (_, cards, winner) => {
    const [first, second, third, fourth] = cards.split(' ') as [string, string, string, string];
    expect(winnerOf(deal([first, second, third, fourth]).plays(cards))).toBe(winner);
  });

  test('4.3 the remainder is counted from the leader, wherever the leader sits', () => {
    for (const dealer of [0, 1, 2, 3]) {
      const leader = (dealer + 1) % 4;
      const hands = [0, 1, 2, 3].map((seat) => ['2S', 'KH', 'KD', 'KC'][(seat - leader + 4) % 4] ?? '');
      expect(winnerOf(deal(hands, {}, dealer).plays('2S KH KD KC'))).toBe((leader + 2) % 4);
    }
  });

  test('4.4 the winner gets one point, keeps the trick face down, and leads', () => {
    const { sees } = deal(['7S', 'KH', '2D', '9C']).plays('7S KH 2D 9C');
    expect(sees.sides.map(({ points }) => points)).toEqual([0, 0, 1, 0]);
    expect(sees.seats.map(({ won }) => won)).toEqual([0, 0, 4, 0]);
    expect(sees.table.trick).toEqual([]);
    expect(sees.table.leader).toBe(2);
    expect(sees.toAct).toEqual([2]);
  });

  test('4.5 the example: 7 + 0 + 2 + 9 leaves 2, and with an eight instead of the nine 1', () => {
    const dealt = deal(['7S', 'KH', '2D', '9C 8C']).plays('7S KH 2D');
    expect(winnerOf(dealt.plays('9C'))).toBe(2);
    expect(winnerOf(dealt.plays('8C'))).toBe(1);
  });
});

function winnerOf({ sees }: { readonly sees: ReturnType<typeof deal>['sees'] }): number {
  return sees.sides.findIndex(({ points }) => points === 1);
}
