import { describe, expect, test } from 'vitest';
import { oneHundredOne } from './index.ts';
import { deal, lying } from './testing/table.ts';

describe('6 The pack', () => {
  test('6.1 when it is empty, all of the pile but the top card is shuffled', () => {
    const now = lying({ hands: ['6C KS', 'KC 6D'], pile: 'AH JH 10H 9H' }).draws();
    expect(now.due).toBe('shuffle');
    expect(now.turn).toBeUndefined();
    expect(oneHundredOne.chance(now.state)).toEqual({ chance: 'shuffle', pile: 'pack', cards: ['AH', 'JH', '10H'] });
    const drawn = now.shuffles('JH');
    expect(drawn.state.hands[0]).toEqual(['6C', 'KS', 'JH']);
    expect(drawn.sees.table).toMatchObject({ pack: 2, pile: { top: '9H', size: 1 }, duty: 'drawn' });
  });

  test('6.1 it is not shuffled before a card must be drawn', () => {
    expect(lying({ hands: ['6C KS', 'KC 9D'], pile: 'AH JH 9H', pack: 'AC' }).draws().due).toBeUndefined();
  });

  test('6.1 it is shuffled in the middle of cards that a player must take', () => {
    const now = lying({ hands: ['KS 9S', 'KC', 'JD JS'], pile: '7C 7D 10H 10S', pack: '6C 6D' }).plays('KS');
    expect(now.due).toBe('shuffle');
    expect(now.state.hands[1]).toEqual(['KC', '6C', '6D']);
    const after = now.shuffles('7D 10S 7C');
    expect(after.state.hands[1]).toEqual(['KC', '6C', '6D', '7D', '10S', '7C']);
    expect(after.sees.table).toMatchObject({ struck: 1, taken: 5, pack: 1, pile: { top: 'KS', size: 1 } });
    expect(after.turn).toBe(2);
  });

  test('6.1 everyone sees the moves of the new pack', () => {
    const before = lying({ hands: ['KS 9S', 'KC', 'JD JS'], pile: '7C 7D 10H 10S', pack: '6C 6D' });
    const after = before.plays('KS').shuffles('7D 10S 7C');
    const moves = oneHundredOne.cardMoves(before.seenBy(1), { seat: 0, action: { type: 'play', card: 'KS' } }, after.seenBy(1));
    expect(moves.map(({ from, to, cards }) => `${from.zone} ${to.zone} ${cards}`)).toEqual([
      'hand pile KS',
      'pack hand 6C,6D',
      'pile pack 4',
      'pack hand 7D,10S,7C',
    ]);
  });

  test('6.2 a player takes only the cards that are left', () => {
    const after = lying({ hands: ['KS 9S', 'KC', 'JD JS'], pile: '10S', pack: '6C' })
      .plays('KS')
      .shuffles();
    expect(after.sees.table).toMatchObject({ struck: 1, taken: 2, pack: 0 });
    expect(after.state.hands[1]).toEqual(['KC', '6C', '10S']);
    expect(after.turn).toBe(2);
  });

  test('6.2 no one draws if no card is left', () => {
    const now = lying({ hands: ['9H 6C', 'KC 6D'], pile: '10H', asked: { freeDraw: true } });
    expect(now.legal).toEqual([{ type: 'play', card: '9H' }]);
    expect(now.refusal(0, { type: 'draw' })).toBe('nothing-to-draw');
  });

  test('6.3 a player who can neither cover nor draw is passed over', () => {
    const after = lying({ hands: ['KS 9S', 'KC', 'JD JH', '7D 6S'], pile: '10S' })
      .plays('KS')
      .shuffles();
    expect(after.sees.table).toMatchObject({ pack: 0, pile: { top: 'KS', size: 1 } });
    expect(after.sees.seats.map(({ passed }) => passed)).toEqual([false, false, true, false]);
    expect(after.turn).toBe(3);
    expect(after.legal).toEqual([{ type: 'play', card: '6S' }]);
  });

  test('6.3 an eight stays uncovered if the player can neither cover it nor draw', () => {
    const dealt = deal(['6S 7S 9S 10S', 'JS QS KS AS', '8H 8D 8C QH', 'QD QC', ''], '8S');
    expect(dealt.turn).toBe(4);
    const drawn = dealt.draws(dealt.sees.table.pack);
    expect(drawn.sees.table).toMatchObject({ pack: 0, duty: null, pile: { top: '8S', size: 1 } });
    expect(drawn.sees.seats[4]?.hand).toBe(19);
    expect(drawn.turn).toBe(0);
    expect(drawn.plays('9S').turn).toBe(1);
  });
});
