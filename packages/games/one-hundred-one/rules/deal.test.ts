import { describe, expect, test } from 'vitest';
import { cardPoints, DECK } from './cards.ts';
import { oneHundredOne } from './index.ts';
import { deal, lying, table } from './testing/table.ts';

describe('1 The aim', () => {
  test('1.1 two to six players can play', () => {
    expect(oneHundredOne.seats).toEqual({ min: 2, max: 6 });
    for (const seats of [2, 3, 4, 5, 6]) expect(table(seats).sees.seats).toHaveLength(seats);
  });

  test('1.1 the next player is the one to the left who is still in the round', () => {
    const now = lying({ hands: ['9S', '10S 6H', '9D 10D', 'KH KD'], pile: 'JS', pack: '6C 7C 8C' });
    expect(now.turn).toBe(0);
    const after = now.plays('9S 10S');
    expect(after.turn).toBe(2);
    expect(after.plays('10D').turn).toBe(3);
    expect(after.plays('10D KD').turn).toBe(1);
  });

  test('1.2 the player who is left with cards adds their points', () => {
    const after = lying({ hands: ['9S', 'AH 10D'], pile: 'JS', totals: [5, 7] }).plays('9S');
    expect(after.state.totals).toEqual([5, 28]);
    expect(after.sees.seats.map(({ points }) => points)).toEqual([[0], [21]]);
  });

  test('1.3 a total above 101 loses, a lower one does not', () => {
    expect(lying({ hands: ['9S', 'AH'], pile: 'JS', totals: [0, 91] }).plays('9S').outcome?.scores).toEqual([0, 102]);
    expect(lying({ hands: ['9S', '10H'], pile: 'JS', totals: [0, 90] }).plays('9S').outcome).toBeNull();
  });
});

describe('2 The cards', () => {
  test('2.1 there are thirty-six cards, six to ace', () => {
    expect(DECK.toSorted()).toEqual(
      ['S', 'H', 'D', 'C']
        .flatMap((suit) => ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit))
        .toSorted(),
    );
    expect(table(2).state.pack).toEqual(DECK);
  });

  test('2.2 cards cost these points in every suit', () => {
    for (const suit of 'SHDC') {
      expect(['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => cardPoints(rank + suit))).toEqual([
        6, 7, 8, 0, 10, 2, 3, 4, 11,
      ]);
    }
    expect(() => cardPoints('5S')).toThrow('no such card');
  });
});

describe('3 The deal', () => {
  test('3.1 the first dealer is picked at random', () => {
    expect(oneHundredOne.chance(table(5).state)).toEqual({ chance: 'pick', from: 5 });
    for (const dealer of [0, 1, 2]) expect(deal(['', '', ''], '9H', dealer).sees.table.dealer).toBe(dealer);
  });

  test('3.1 then the deal moves to the left', () => {
    const after = lying({ hands: ['9S', 'AH 10D'], pile: 'JS' }).plays('9S');
    expect(after.due).toBe('shuffle');
    expect(after.sees.table).toMatchObject({ roundNumber: 2, dealer: 1, pack: 36 });
  });

  test('3.1 the deal passes players who have dropped out', () => {
    const asked = { ending: 'elimination' } as const;
    const four = lying({ hands: ['9S', 'AH', '', ''], pile: 'JS', totals: [0, 91, 102, 0], asked });
    const out = { ...four.state, places: [0, 0, 0, 1] };
    const result = oneHundredOne.apply(out, 0, { type: 'play', card: '9S' });
    expect(result.ok && result.value.dealer).toBe(3);
  });

  test("3.2 each player gets four cards, one at a time, from the dealer's left", () => {
    const pack = ['6S', '6H', '6D', '7S', '7H', '7D', '8S', '8H', '8D', '9S', '9H', '9D', 'KC'];
    const picked = oneHundredOne.resolveChance(table(3).state, { chance: 'pick', from: 3, result: 0 });
    const dealt = oneHundredOne.resolveChance(picked, { chance: 'shuffle', pile: 'pack', result: pack });
    expect(dealt.hands).toEqual([
      ['6D', '7D', '8D'],
      ['6S', '7S', '8S', '9S'],
      ['6H', '7H', '8H', '9H'],
    ]);
    expect(dealt.pile).toEqual(['9D']);
    expect(dealt.pack).toEqual(['KC']);
  });

  test('3.2 you see only your own cards', () => {
    const dealt = deal(['6S 7S 8S 9S', '6H 7H 8H 9H', ''], '10D');
    expect(dealt.seenBy(1).seats.map(({ hand }) => hand)).toEqual([4, ['6H', '7H', '8H', '9H'], 3]);
    expect(dealt.sees.seats.map(({ hand }) => hand)).toEqual([4, 4, 3]);
    expect(dealt.sees.table).toMatchObject({ pack: 24, pile: { top: '10D', size: 1 } });
  });

  test("3.3 the dealer's last card counts as a play: an ace skips the next player", () => {
    expect(deal(['', '', ''], '9S').turn).toBe(0);
    const skipped = deal(['', '', ''], 'AS');
    expect(skipped.turn).toBe(1);
    expect(skipped.sees.table).toMatchObject({ struck: 0, taken: 0 });
    expect(deal(['', ''], 'AS').turn).toBe(1);
  });

  test('3.3 a king of spades gives five cards', () => {
    const after = deal(['', '', ''], 'KS');
    expect(after.sees.seats.map(({ hand }) => hand)).toEqual([9, 4, 3]);
    expect(after.sees.table).toMatchObject({ struck: 0, taken: 5 });
    expect(after.turn).toBe(1);
  });

  test('3.3 an eight must be covered by the dealer', () => {
    const after = deal(['', '', '8H 9D 9C'], '8S');
    expect(after.turn).toBe(2);
    expect(after.sees.table.duty).toBe('cover');
    expect(after.refusal(2, { type: 'play', card: '9D' })).toBe('does-not-cover');
    expect(after.plays('8H').turn).toBe(2);
  });

  test('3.3 for a queen the dealer names a suit first', () => {
    const after = deal(['9H 9D 9C 6C', '', '7S 9S JD'], 'QS');
    expect(after.turn).toBe(2);
    expect(after.legal).toHaveLength(4);
    expect(after.refusal(2, { type: 'play', card: '7S' })).toBe('order-a-suit');
    expect(after.refusal(2, { type: 'draw' })).toBe('order-a-suit');
    const ordered = after.orders('H');
    expect(ordered.turn).toBe(0);
    expect(ordered.legal).toEqual([{ type: 'play', card: '9H' }]);
  });
});
