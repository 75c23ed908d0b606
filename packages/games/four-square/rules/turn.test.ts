import { HUNDRED_FACES, hundredValue } from '@hundredfold/shared/game';
import { describe, expect, test } from 'vitest';
import { CARDS } from './declaration.ts';
import { fourSquare } from './index.ts';
import { begun, table } from './testing/table.ts';

describe('1 The aim', () => {
  test('1.1 two to six players can play, or one', () => {
    expect(fourSquare.seats).toEqual({ min: 1, max: 6 });
    for (const seats of [1, 2, 6]) expect(begun('10 10 10 10', seats).sees.seats).toHaveLength(seats);
  });

  test('1.1 the turn goes to the left', () => {
    const now = begun('10 10 10 10', 3);
    expect([now, now.places(0), now.places(0, 0), now.places(0, 0, 0)].map(({ sees }) => sees.toAct)).toEqual([
      [0],
      [1],
      [2],
      [0],
    ]);
  });

  test('1.2 the cards in your score pile are your points', () => {
    expect(begun('40 20 10 20 50').places(0).points).toEqual([90, 0]);
  });
});

describe('2 The cards', () => {
  test('2.1 two sets have 48 cards', () => {
    expect(table(4).state.draw).toHaveLength(48);
    const copies = HUNDRED_FACES.map((face) => CARDS.filter((card) => card === face).length);
    expect(copies).toEqual([14, 8, 14, 8, 4]);
  });

  test('2.2 the value of a card is its number', () => {
    expect(fourSquare.faces({ ghosts: 1 })).toEqual(['10', '20', '30', '40', '50']);
    expect(HUNDRED_FACES.map(hundredValue)).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('3 The start', () => {
  test('3.1 the first four cards are the tops of four stacks', () => {
    const shuffled = table(2).shuffles(['10', '20', '30', '40']);
    expect(shuffled.tops).toBe('10 20 30 40');
    expect(shuffled.sees.table.draw).toBe(44);
    expect(shuffled.sees.table.card).toEqual([]);
  });

  test('3.2 the first player is picked at random', () => {
    const shuffled = table(5).shuffles([]);
    expect(shuffled.due).toBe('pick');
    for (const seat of [0, 1, 2, 3, 4]) expect(shuffled.picks(seat).sees.toAct).toEqual([seat]);
  });

  test('3.3 four cards that total 100 from the start are worth nothing', () => {
    const now = begun('10 20 30 40 10');
    expect(now.points).toEqual([0, 0]);
    expect(now.places(1).points).toEqual([0, 0]);
  });

  test('3.3 but a player who places the same number there again has made the total', () => {
    expect(begun('10 20 30 40 20').places(1).points).toEqual([40, 0]);
  });
});

describe('4 The turn', () => {
  test('4.1 everyone sees the turned-up card', () => {
    const now = begun('10 10 10 10 40');
    expect(now.sees.table.card).toEqual(['40']);
    expect(now.sees.table.draw).toBe(43);
  });

  test('4.1 only the current player places it', () => {
    const now = begun('10 10 10 10', 3);
    expect([1, 2].map((seat) => now.refuses(seat, 0))).toEqual(['not-your-turn', 'not-your-turn']);
    expect(table(2).shuffles([]).refuses(0, 0)).toBe('not-your-turn');
  });

  test.each([0, 1, 2, 3])('4.2 the card may go on any of the stacks: %i', (stack) => {
    const { state, sees } = begun('10 10 10 10 40').places(stack);
    expect(state.stacks[stack]).toEqual(['10', '40']);
    expect([sees.table.stack0, sees.table.stack1, sees.table.stack2, sees.table.stack3][stack]).toEqual({ top: '40', size: 2 });
  });

  test('4.2 the card may go nowhere else', () => {
    const now = begun('10 10 10 10');
    for (const stack of [4, 9, -1, 0.5, Number.NaN]) expect(now.refuses(0, stack)).toBe('no-such-stack');
    expect(fourSquare.legal(fourSquare.view(now.state, 0))).toHaveLength(4);
  });

  test('4.3 a total of exactly 100 takes the whole stack', () => {
    const now = begun('30 10 20 30 50 30 20').places(2, 2);
    expect(now.points).toEqual([0, 100]);
    expect(now.sees.seats.map(({ won }) => won)).toEqual([0, 3]);
    expect(now.tops).toBe('30 10 20 30');
  });

  test('4.3 a 20 on the same stack completes 100', () => {
    const now = begun('20 30 10 30 40 20', 4).places(2, 2);
    expect(now.points).toEqual([0, 70, 0, 0]);
    expect(now.state.won[1]).toEqual(['10', '40', '20']);
  });

  test.each([
    ['90', '30 20 10 30', '30'],
    ['110', '40 30 20 30', '30'],
  ])('4.3 a total of %s takes nothing', (_, tops, card) => {
    const now = begun(`${tops} ${card}`).places(0);
    expect(now.points).toEqual([0, 0]);
    expect(now.sees.table.stack0.size).toBe(2);
  });

  test('4.3 the other stacks do not change', () => {
    const now = begun('10 10 10 10 30 40 40').places(0, 1, 0);
    expect(now.points).toEqual([80, 0]);
    expect(now.state.won[0]).toEqual(['10', '30', '40']);
    expect([1, 2, 3].map((stack) => now.state.stacks[stack])).toEqual([['10', '40'], ['10'], ['10']]);
  });

  test('4.4 the stack starts again from the draw pile', () => {
    const now = begun('40 20 10 20 50 30 10').places(0);
    expect(now.tops).toBe('30 20 10 20');
    expect(now.sees.table.stack0).toEqual({ top: '30', size: 1 });
    expect(now.sees.table.card).toEqual(['10']);
  });

  test('4.4 a replacement card that makes 100 scores nothing', () => {
    const now = begun('30 40 10 40 20 20 10').places(3);
    expect(now.tops).toBe('30 40 10 20');
    expect(now.points).toEqual([60, 0]);
    expect(now.sees.toAct).toEqual([1]);
    expect(now.places(0).points).toEqual([60, 0]);
  });

  test('4.5 then the player to the left has the turn, also after a taken stack', () => {
    expect(begun('40 20 10 20 50', 3).places(0).sees.toAct).toEqual([1]);
    expect(begun('40 20 10 20 50', 1).places(0).sees.toAct).toEqual([0]);
  });

  test('4.6 everyone sees the top and the size of a stack, and the points and the size of a score pile', () => {
    const now = begun('40 20 10 20 40 50 30').places(0, 1, 2);
    expect(now.sees.table.stack0).toEqual({ top: '40', size: 2 });
    expect(now.sees.seats).toEqual([
      { won: 0, points: 0 },
      { won: 0, points: 0 },
    ]);
    expect(fourSquare.view(now.state, 1)).toEqual({ ...now.sees, viewer: 1 });
  });

  test('4.6 everyone sees the stack taken, and the new card in its place', () => {
    const stack = { zone: 'stack0', seat: null };
    const draw = { zone: 'draw', seat: null };
    const now = begun('40 20 10 20 50 30 10');
    expect(now.places(0).movesSince(now)).toEqual([
      { from: { zone: 'card', seat: null }, to: stack, cards: ['50'] },
      { from: stack, to: { zone: 'won', seat: 0 }, cards: 2 },
      { from: draw, to: stack, cards: ['30'] },
      { from: draw, to: { zone: 'card', seat: null }, cards: ['10'] },
    ]);
  });

  test('4.7 the example is right', () => {
    const ann = begun('30 10 20 30 50 30').places(2);
    expect(ann.tops).toBe('30 10 50 30');
    const ben = ann.places(2);
    expect(ben.points).toEqual([0, 100]);
    expect(ben.state.won[1]).toEqual(['20', '50', '30']);
  });

  test('4.8 the example is right', () => {
    const now = begun('30 40 10 40 20 20 50').places(3);
    expect(now.tops).toBe('30 40 10 20');
    expect(now.points).toEqual([60, 0]);
  });
});
