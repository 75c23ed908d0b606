import { describe, expect, test } from 'vitest';
import { lying } from './testing/table.ts';

const free = { freeDraw: true } as const;
const PLAIN = { hands: ['10H 9C QD 6C KS', 'KC 6D JS', '7D 7C 7H'], pile: '9H', pack: 'AC AS AD AH 8H' };

describe('4 The turn', () => {
  test('4.1 a card covers by suit, by rank, or as a queen', () => {
    const now = lying(PLAIN);
    expect(now.legal.map((action) => (action.type === 'play' ? action.card : ''))).toEqual(['10H', '9C', 'QD', 'QD', 'QD', 'QD']);
    for (const card of ['6C', 'KS']) expect(now.refusal(0, { type: 'play', card })).toBe('does-not-cover');
    expect(now.plays('9C').sees.table.pile).toEqual({ top: '9C', size: 2 });
  });

  test('4.1 a ten does not match an ace by its first character', () => {
    expect(lying({ hands: ['10S AS', '6H 6D'], pile: 'AH', pack: '7H 7D' }).legal).toEqual([{ type: 'play', card: 'AS' }]);
  });

  test('4.1 a player plays only cards of their own hand', () => {
    for (const card of ['KC', 'AC', '9H', 'XX']) expect(lying(PLAIN).refusal(0, { type: 'play', card })).toBe('not-in-hand');
  });

  test('4.2 one player has the turn', () => {
    for (const seat of [1, 2]) {
      expect(lying(PLAIN).refusal(seat, { type: 'play', card: 'KC' })).toBe('not-your-turn');
      expect(lying(PLAIN).refusal(seat, { type: 'draw' })).toBe('not-your-turn');
    }
    expect(lying(PLAIN).plays('10H').turn).toBe(1);
  });

  test('4.3 a queen names a suit: that suit or another queen must follow', () => {
    const after = lying({ hands: ['QD 6S', 'KD QH 6C 8C', '7D 7C'], pile: '9H', pack: 'AC AS AH 9S' }).plays('QD:C');
    expect(after.sees.table.ordered).toBe('C');
    expect(after.legal.map((action) => (action.type === 'play' ? action.card : ''))).toEqual([
      'QH',
      'QH',
      'QH',
      'QH',
      '6C',
      '8C',
    ]);
    expect(after.refusal(1, { type: 'play', card: 'KD' })).toBe('does-not-cover');
    expect(after.plays('8C').sees.table.ordered).toBeNull();
  });

  test('4.3 a queen needs a named suit, and only a queen may have one', () => {
    const now = lying(PLAIN);
    expect(now.refusal(0, { type: 'play', card: 'QD' })).toBe('order-a-suit');
    expect(now.refusal(0, { type: 'play', card: '10H', suit: 'H' })).toBe('no-order-now');
    expect(now.refusal(0, { type: 'order', suit: 'H' })).toBe('no-order-now');
  });

  test('4.4 if you can cover you must', () => {
    expect(lying(PLAIN).refusal(0, { type: 'draw' })).toBe('must-cover');
    expect(lying(PLAIN).refusal(0, { type: 'pass' })).toBe('cannot-pass');
  });

  test('4.5 if you cannot, you draw one; a card that covers must be played', () => {
    const drawn = lying({ hands: ['6C KS', 'KC 6D JS'], pile: '9H', pack: '10H AC' }).draws();
    expect(drawn.turn).toBe(0);
    expect(drawn.sees.table.duty).toBe('drawn');
    expect(drawn.legal).toEqual([{ type: 'play', card: '10H' }]);
    expect(drawn.refusal(0, { type: 'draw' })).toBe('already-drawn');
    expect(drawn.refusal(0, { type: 'pass' })).toBe('cannot-pass');
    expect(drawn.seenBy(1).seats[0]?.hand).toBe(3);
  });

  test('4.5 the turn passes by itself if the drawn card does not help', () => {
    const drawn = lying({ hands: ['6C KS', 'KC 6D 9S'], pile: '9H', pack: 'AC 10H' }).draws();
    expect(drawn.turn).toBe(1);
    expect(drawn.sees.seats.map(({ passed }) => passed)).toEqual([true, false]);
    expect(drawn.plays('9S').sees.seats.map(({ passed }) => passed)).toEqual([false, false]);
  });

  test('4.6 with free drawing you may draw although you could cover, then play or pass', () => {
    const drawn = lying({ ...PLAIN, asked: free }).draws();
    expect(drawn.legal).toContainEqual({ type: 'pass' });
    expect(drawn.legal).toContainEqual({ type: 'play', card: '10H' });
    expect(drawn.refusal(0, { type: 'draw' })).toBe('already-drawn');
    expect(drawn.passes().turn).toBe(1);
    expect(lying({ ...PLAIN, asked: free }).refusal(0, { type: 'pass' })).toBe('cannot-pass');
  });

  test('4.6 a player who could not cover must play a card that helps, and passes otherwise', () => {
    const poor = { hands: ['6C KS', 'KC 6D 9S'], pile: '9H', asked: free };
    const helped = lying({ ...poor, pack: '10H AC' }).draws();
    expect(helped.legal).toEqual([{ type: 'play', card: '10H' }]);
    expect(helped.refusal(0, { type: 'pass' })).toBe('cannot-pass');
    expect(lying({ ...poor, pack: 'AC 10H' }).draws().turn).toBe(1);
  });

  test('4.7 the example is right: diamonds are named on a queen of clubs', () => {
    const now = lying({ hands: ['10H 9C QC KS', 'KC 6D'], pile: '9H', pack: 'AC AS' });
    expect(now.legal).toHaveLength(6);
    expect(now.plays('QC:D').legal).toEqual([{ type: 'play', card: '6D' }]);
  });
});

describe('5 Cards that act', () => {
  const three = (card: string) =>
    lying({ hands: [`${card} 9H`, '9C 10C', '9D 10D'], pile: `10${card.slice(-1)}`, pack: '6C 7C 8C JC KC AC' });

  test('5.1 they act at once on the next player in the round', () => {
    const after = lying({ hands: ['9H', '7H 9S', '10C JC', 'KD KC'], pile: 'JH', pack: '6C 8C 10D' }).plays('9H 7H');
    expect(after.sees.seats.map(({ hand }) => hand)).toEqual([0, 1, 3, 2]);
    expect(after.turn).toBe(3);
    const back = lying({ hands: ['9H', '10H 9S', '10C JC', '7C 8D'], pile: 'JH', pack: '6C 8C 10D' }).plays('9H 10H 10C 7C');
    expect(back.sees.table.struck).toBe(1);
    expect(back.turn).toBe(2);
  });

  test.each([
    ['an ace', 'AS', 0],
    ['a seven', '7D', 1],
    ['a six', '6H', 2],
    ['the king of spades', 'KS', 5],
  ])('5.2 after %s the next player takes that many cards and skips a turn', (_, card, taken) => {
    const after = three(card).plays(card);
    expect(after.sees.table).toMatchObject({ struck: 1, taken });
    expect(after.sees.seats.map(({ hand }) => hand)).toEqual([1, 2 + taken, 2]);
    expect(after.turn).toBe(2);
  });

  test.each(['KH', 'KD', 'KC', 'JS', '9S', '10S'])('5.2 %s does not act', (card) => {
    const after = lying({ hands: [`${card} 9H`, '9C 10C'], pile: `A${card.slice(-1)}`, pack: '6C 7C 8C JC' }).plays(card);
    expect(after.sees.table).toMatchObject({ struck: null, taken: 0 });
    expect(after.turn).toBe(1);
  });

  test('5.3 with two in the round the skip is another turn: a chain', () => {
    const now = lying({ hands: ['7H 6H AH 9C', 'KC KD'], pile: '10H', pack: '6C 7C 8C 8D' });
    const after = now.plays('7H 6H AH');
    expect(after.turn).toBe(0);
    expect(after.sees.seats.map(({ hand }) => hand)).toEqual([1, 5]);
  });

  test('5.4 an eight must be covered by the same player', () => {
    const after = lying({ hands: ['8H 9H 6C', 'KC KD'], pile: '10H', pack: '6D 7C' }).plays('8H');
    expect(after.turn).toBe(0);
    expect(after.sees.table.duty).toBe('cover');
    expect(after.legal).toEqual([{ type: 'play', card: '9H' }]);
    expect(after.refusal(0, { type: 'draw' })).toBe('must-cover');
    expect(after.refusal(0, { type: 'play', card: '6C' })).toBe('does-not-cover');
    expect(after.plays('9H').turn).toBe(1);
  });

  test('5.4 the player draws one card after another until one covers', () => {
    const after = lying({ hands: ['8H 6C', 'KC KD'], pile: '10H', pack: '6D 7C JH 7D' })
      .plays('8H')
      .draws(2);
    expect(after.legal).toEqual([{ type: 'draw' }]);
    const covered = after.draws();
    expect(covered.legal).toEqual([{ type: 'play', card: 'JH' }]);
    expect(covered.plays('JH').turn).toBe(1);
  });

  test('5.4 with free drawing a player may draw as often as they like although they could cover', () => {
    const after = lying({ hands: ['8H 9H', 'KC KD'], pile: '10H', pack: '6D 7C JH', asked: free }).plays('8H');
    expect(after.draws(2).legal).toEqual([{ type: 'play', card: '9H' }, { type: 'draw' }]);
    expect(after.refusal(0, { type: 'pass' })).toBe('cannot-pass');
  });

  test('5.5 an eight must be covered also if it is the last card', () => {
    const after = lying({ hands: ['8H', 'KC KD', '6S'], pile: '10H', pack: '6D 7H JH' }).plays('8H');
    expect(after.sees.seats[0]).toMatchObject({ hand: 0, place: 0 });
    expect(after.turn).toBe(0);
    const covered = after.draws(2);
    expect(covered.legal).toEqual([{ type: 'play', card: '7H' }]);
    expect(covered.plays('7H').sees.seats.map(({ hand }) => hand)).toEqual([1, 3, 1]);
  });

  test('5.5 another eight must be covered again, and the cover may be the last card', () => {
    const after = lying({ hands: ['8H 8C 9C', 'KC KD', '6S'], pile: '10H', pack: '6D 7H' }).plays('8H 8C');
    expect(after.turn).toBe(0);
    expect(after.plays('9C').sees.seats[0]).toMatchObject({ hand: 0, place: 1 });
  });
});
