import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { HUNDRED_FACES } from '@hundredfold/shared/game';
import { describe, expect, test } from 'vitest';
import { options } from './declaration.ts';
import { hundredRummy } from './index.ts';
import { dealt, table } from './testing/table.ts';

const DRAW = { type: 'draw', from: 'draw' } as const;
const FROM_DISCARD = { type: 'draw', from: 'discard' } as const;
const SCORE = { type: 'score' } as const;

describe('1 The aim', () => {
  test('1.1 two to eight players can play, or one', () => {
    expect(hundredRummy.seats).toEqual({ min: 1, max: 8 });
    for (const seats of [1, 2, 8]) expect(table(seats).sees.seats).toHaveLength(seats);
  });

  test('1.1 the turn goes to the left', () => {
    const now = dealt(['10 10 10 10', '20 20 20 20', '30 30 30 30']);
    expect([0, 1, 2, 3].map((turns) => now.passes(turns).sees.toAct)).toEqual([[0], [1], [2], [0]]);
  });

  test('1.2 a hundred scores 100 points, and the first to reach the target wins', () => {
    const once = dealt(['10 20 30 40', '10 10 10 10'], '10 20 30 40', { target: 200 }).scores();
    expect(once.sees.seats[0]?.points).toBe(100);
    expect(once.outcome).toBeNull();
    expect(once.passes().scores().outcome).toEqual({ scores: [200, 0], ranking: [[0], [1]] });
  });

  test('1.2 the target is 400, or another full hundred', () => {
    expect(parseOptions(options, {})).toEqual({ ok: true, value: { target: 400, tournament: false } });
    for (const target of [100, 500, 1000]) expect(parseOptions(options, { target })).toMatchObject({ ok: true });
    for (const target of [0, 150, 1100, '400']) expect(parseOptions(options, { target })).toMatchObject({ ok: false });
  });
});

describe('2 The cards', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('2.1 there is one set for each of %i', (seats) => {
    const { draw } = table(seats).state;
    expect(HUNDRED_FACES.map((face) => draw.filter((card) => card === face).length / seats)).toEqual([7, 4, 7, 4, 2]);
  });

  test('2.2 all cards are shuffled, and the discard pile starts empty', () => {
    expect(table(3).due).toBe('shuffle');
    expect(dealt(['', '']).sees.table.discard).toEqual({ top: null, size: 0 });
  });

  test('2.3 the first player is picked at random', () => {
    const shuffled = table(4).shuffles('');
    expect(shuffled.due).toBe('pick');
    for (const seat of [0, 1, 2, 3]) expect(shuffled.picks(seat).sees).toMatchObject({ toAct: [seat] });
  });

  test('2.3 starting with that player, each draws four cards', () => {
    const shuffled = table(3).shuffles('10 10 10 10 20 20 20 20 30 30 30 30 40');
    const now = shuffled.picks(2);
    expect(now.state.hands).toEqual([
      ['20', '20', '20', '20'],
      ['30', '30', '30', '30'],
      ['10', '10', '10', '10'],
    ]);
    expect(now.sees.table).toMatchObject({ first: 2, draw: 60 });
  });
});

describe('3 What is seen', () => {
  const now = dealt(['10 20 30 40', '10 10 10 10'], '50 30').draws().discards('50').passes();

  test('3.1 a player sees their own hand and the sizes of the others', () => {
    expect(now.seenBy(0).seats.map(({ hand }) => hand)).toEqual([['10', '20', '30', '40'], 4]);
    expect(now.sees.seats.map(({ hand }) => hand)).toEqual([4, 4]);
  });

  test('3.2 everyone sees the top and the size of the discard pile', () => {
    expect(now.sees.table.discard).toEqual({ top: '30', size: 2 });
    expect(now.sees.table.draw).toBe(38);
  });

  test('3.2 everyone sees the scored cards', () => {
    expect(now.scores().sees.seats.map(({ scored }) => scored)).toEqual([['10', '20', '30', '40'], []]);
  });

  test('3.2 no one sees the order in which scored cards were drawn', () => {
    const after = dealt(['40 10 30 20', '10 10 10 10']).scores();
    expect(after.sees.seats[0]?.scored).toEqual(['10', '20', '30', '40']);
    expect(after.sees.table.shown).toEqual(['10', '20', '30', '40']);
  });
});

describe('4 The turn', () => {
  const now = dealt(['10 30 30 40', '20 20 20 20', '10 10 10 10'], '20 50');

  test('4.1 only the current player acts', () => {
    for (const action of [DRAW, FROM_DISCARD, SCORE, { type: 'discard', card: '20' }]) {
      expect([1, 2].map((seat) => now.refusal(seat, action))).toEqual(['not-your-turn', 'not-your-turn']);
    }
  });

  test('4.1 a player may draw or score', () => {
    const types = (at: typeof now, seat: number) =>
      hundredRummy.legal(at.seenBy(seat)).map((action) => Object.values(action).join(' '));
    expect(types(now, 0)).toEqual(['draw draw']);
    expect(types(now.draws(), 0)).toEqual(['discard 10', 'discard 30', 'discard 40', 'discard 20']);
    expect(types(now.passes(), 1)).toEqual(['draw draw', 'draw discard']);
    expect(types(dealt(['10 20 30 40', '']), 0)).toEqual(['draw draw', 'score']);
  });

  test('4.2 a player may draw the top card of the draw pile', () => {
    const drawn = now.draws();
    expect(drawn.state.hands[0]).toEqual(['10', '30', '30', '40', '20']);
    expect(drawn.sees.table.draw).toBe(59);
    expect(drawn.movesSince(now, 0)).toEqual([move('draw', 'hand 0', ['20'])]);
    expect(drawn.movesSince(now, 1)).toEqual([move('draw', 'hand 0', 1)]);
  });

  test('4.2 a player may take the top card of the discard pile, and everyone sees it', () => {
    const laid = now.draws().discards('40');
    const taken = laid.draws('discard');
    expect(taken.state.hands[1]).toEqual(['20', '20', '20', '20', '40']);
    expect(taken.sees.table.discard).toEqual({ top: null, size: 0 });
    expect(taken.movesSince(laid, 2)).toEqual([move('discard', 'hand 1', ['40'])]);
  });

  test('4.2 no one takes from an empty discard pile', () => {
    expect(now.refusal(0, FROM_DISCARD)).toBe('discard-pile-empty');
  });

  test('4.2 no one discards before drawing', () => {
    expect(now.refusal(0, { type: 'discard', card: '10' })).toBe('draw-first');
  });

  test('4.3 a player may discard any card of the hand', () => {
    for (const card of ['10', '30', '40', '20']) {
      expect(now.draws().discards(card).sees.table.discard).toEqual({ top: card, size: 1 });
    }
    expect(now.draws().discards('30').state.hands[0]).toEqual(['10', '30', '40', '20']);
  });

  test('4.3 a player may discard the card just drawn, from either pile', () => {
    expect(now.draws().discards('20').state.hands[0]).toEqual(['10', '30', '30', '40']);
    const back = now.draws().discards('40').draws('discard').discards('40');
    expect(back.state.hands[1]).toEqual(['20', '20', '20', '20']);
    expect(back.sees.table.discard).toEqual({ top: '40', size: 1 });
  });

  test('4.3 no one discards a card that is not in the hand', () => {
    expect(now.draws().refusal(0, { type: 'discard', card: '50' })).toBe('not-in-hand');
  });

  test('4.3 no one draws twice or scores with five cards', () => {
    const drawn = dealt(['10 20 30 40', '10 10 10 10'], '20').draws();
    for (const action of [DRAW, FROM_DISCARD, SCORE]) expect(drawn.refusal(0, action)).toBe('discard-first');
  });

  test('4.4 four cards that total 100 are shown, scored and replaced', () => {
    const before = dealt(['10 20 30 40', '10 10 10 10'], '50 40 30 20');
    const after = before.scores();
    expect(after.sees.seats[0]).toEqual({ hand: 4, scored: ['10', '20', '30', '40'], points: 100, games: [] });
    expect(after.state.hands[0]).toEqual(['50', '40', '30', '20']);
    const shown = move('hand 0', 'scored 0', ['10', '20', '30', '40']);
    expect(after.movesSince(before, 1)).toEqual([shown, move('draw', 'hand 0', 4)]);
    expect(after.movesSince(before, 0)).toEqual([shown, move('draw', 'hand 0', ['50', '40', '30', '20'])]);
  });

  test('4.4 scoring is optional', () => {
    const hundred = dealt(['10 20 30 40', '10 10 10 10'], '50');
    expect(hundred.draws().discards('10').sees.seats[0]?.points).toBe(0);
  });

  test.each(['10 20 30 30', '20 20 30 40', '10 10 10 10'])('4.4 only exactly 100 scores: not %s', (hand) => {
    expect(dealt([hand, '']).refusal(0, SCORE)).toBe('not-a-hundred');
  });

  test.each(['10 10 30 50', '10 20 20 50', '10 10 40 40', '20 20 20 40', '10 30 30 30', '20 20 30 30'])(
    '4.4 100 is %s',
    (hand) => {
      expect(dealt([hand, '']).scores().sees.seats[0]?.points).toBe(100);
    },
  );

  test('4.6 then the player to the left has the turn', () => {
    expect(now.draws().discards('10').sees.toAct).toEqual([1]);
    expect(dealt(['10 20 30 40', '', '']).scores().sees.toAct).toEqual([1]);
  });

  test('4.7 the example is right', () => {
    const ready = dealt(['50 50 50 50', '10 30 30 40'], '20').passes().draws('discard').discards('30');
    expect(ready.state.hands[1]?.toSorted()).toEqual(['10', '20', '30', '40']);
    expect(ready.passes().scores().sees.seats[1]?.points).toBe(100);
  });
});

function move(from: string, to: string, cards: readonly string[] | number) {
  return { from: place(from), to: place(to), cards };
}

function place(words: string) {
  const [zone, seat] = words.split(' ');
  return { zone, seat: seat === undefined ? null : Number(seat) };
}
