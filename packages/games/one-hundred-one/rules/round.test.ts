import { describe, expect, test } from 'vitest';
import { oneHundredOne } from './index.ts';
import { runningTotals } from './score.ts';
import { lying } from './testing/table.ts';

describe('7 The round', () => {
  test('7.1 a player who has played their last card is out, and the others go on', () => {
    const after = lying({ hands: ['9S', 'KC', 'JD'], pile: 'JS', pack: '6C 7C' }).plays('9S');
    expect(after.sees.seats.map(({ place }) => place)).toEqual([1, 0, 0]);
    expect(after.turn).toBe(1);
    expect(after.sees.table.roundNumber).toBe(1);
  });

  test.each([
    ['a six', '6S', 2],
    ['an ace', 'AS', 0],
  ])('7.1 %s as the last card still acts', (_, card, taken) => {
    const after = lying({ hands: [card, 'KC', 'JD'], pile: 'JS', pack: '6C 7C 8C' }).plays(card);
    expect(after.sees.table).toMatchObject({ struck: 1, taken });
    expect(after.turn).toBe(2);
  });

  test('7.1 a queen names a suit if two or more players remain', () => {
    const now = lying({ hands: ['QS', 'KC', 'JD'], pile: 'JS', pack: '6C 7C' });
    expect(now.legal).toHaveLength(4);
    expect(now.refusal(0, { type: 'play', card: 'QS' })).toBe('order-a-suit');
    expect(now.plays('QS:D').sees.table.ordered).toBe('D');
  });

  test('7.1 a queen names no suit if the round ends with it', () => {
    const now = lying({ hands: ['QS', 'KC'], pile: 'JS', pack: '6C 7C' });
    expect(now.legal).toEqual([{ type: 'play', card: 'QS' }]);
    expect(now.refusal(0, { type: 'play', card: 'QS', suit: 'D' })).toBe('no-order-now');
    expect(now.plays('QS').sees.table.roundNumber).toBe(2);
  });

  test('7.1 a queen that is not the last card names a suit in a duel too', () => {
    expect(lying({ hands: ['QS 9H', 'KC'], pile: 'JS', pack: '6C 7C' }).legal).toHaveLength(4);
  });

  test.each([
    ['the queen of spades', 'QS', -40],
    ['the queen of hearts', 'QH', -20],
    ['the queen of diamonds', 'QD', -20],
    ['the queen of clubs', 'QC', -20],
    ['a king', 'KS', 0],
  ])('7.2 going out on %s gives the bonus', (_, card, bonus) => {
    const after = lying({ hands: [card, 'AC'], pile: 'JS', totals: [30, 0] }).plays(card);
    expect((after.due === 'shuffle' && after.sees.table.roundNumber === 1 ? after.shuffles() : after).state.totals[0]).toBe(
      30 + bonus,
    );
  });

  test('7.2 with others left, the bonus is noted when the round ends', () => {
    const after = lying({ hands: ['QS', '9D', 'JD KD'], pile: 'JS', pack: '6C 7C' }).plays('QS:D');
    expect(after.sees.seats[0]).toMatchObject({ bonus: -40, total: 0, place: 1 });
    const ended = after.plays('9D');
    expect(ended.sees.seats.map(({ total }) => total)).toEqual([-40, 0, 6]);
    expect(ended.sees.seats.map(({ bonus, place }) => [bonus, place])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('7.3 the round ends when one player is left, and the cards of that player are shown', () => {
    const after = lying({ hands: ['9S', 'KC 10D AH'], pile: 'JS' }).plays('9S');
    expect(after.sees.table.counted).toEqual(['KC', '10D', 'AH']);
    expect(after.state.totals).toEqual([0, 25]);
    expect(after.due).toBe('shuffle');
    expect(after.sees.seats.map(({ hand }) => hand)).toEqual([0, 0]);
  });

  test('7.3 a king of spades as the last card in a duel: the five cards count', () => {
    const before = lying({ hands: ['KS', 'JC'], pile: '9S', pack: '6C 7C 8C 10C AC 6D' });
    const after = before.plays('KS');
    expect(after.sees.table.counted).toEqual(['JC', '6C', '7C', '8C', '10C', 'AC']);
    expect(after.state.totals).toEqual([0, 44]);
  });

  test('7.3 the player who took them sees their faces, then the next deal', () => {
    const before = lying({ hands: ['KS', 'JC'], pile: '9S', pack: '6C 7C 8C 10C AC 6D' });
    const after = before.plays('KS').deals(['', ''], '6H');
    const moves = oneHundredOne.cardMoves(before.seenBy(1), { seat: 0, action: { type: 'play', card: 'KS' } }, after.seenBy(1));
    expect(moves[1]).toEqual({
      from: { zone: 'pack', seat: null },
      to: { zone: 'hand', seat: 1 },
      cards: ['6C', '7C', '8C', '10C', 'AC'],
    });
    expect(moves.slice(2, 4).map(({ from, to }) => [from.zone, to.zone])).toEqual([
      ['hand', 'pack'],
      ['pile', 'pack'],
    ]);
    expect(moves.slice(4)).toHaveLength(7 + 1 + 1);
  });

  test('7.3 this works also if the pack must be shuffled for them', () => {
    const now = lying({ hands: ['KS', 'JC'], pile: '6C 7C 8C 10C 9S', pack: 'AC' }).plays('KS');
    expect(now.due).toBe('shuffle');
    const after = now.shuffles('10C 8C 7C 6C');
    expect(after.state.totals).toEqual([0, 2 + 11 + 10 + 8 + 7 + 6]);
  });

  test('7.4 exactly 101 becomes 0', () => {
    const after = lying({ hands: ['9S', '10H AD'], pile: 'JS', totals: [50, 80] }).plays('9S');
    expect(after.state.totals).toEqual([50, 0]);
    expect(after.state.points[1]).toEqual([21]);
    expect(after.outcome).toBeNull();
    expect(runningTotals([80, 21, 30, -40])).toEqual([80, 0, 30, -10]);
  });

  test.each([
    [93, 118],
    [76, 0],
  ])('7.5 the example is right with %i points', (total, after) => {
    const now = lying({ hands: ['8H 9H 9D', 'KS'], pile: 'JS', pack: 'JC JD QC KC 6C 7C', totals: [total, 0], turn: 1 });
    expect(now.plays('KS').state.totals[0]).toBe(after);
  });
});
