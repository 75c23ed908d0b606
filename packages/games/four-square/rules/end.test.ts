import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import { options } from './declaration.ts';
import { fourSquare } from './index.ts';
import { beforeTheLast, begun, type FourSquareTable } from './testing/table.ts';

describe('5 The end', () => {
  test('5.1 the game ends when there is no card for a turn', () => {
    const last = beforeTheLast();
    expect(last.sees.table).toMatchObject({ draw: 0, card: ['50'] });
    expect(last.outcome).toBeNull();
    const over = last.places(2);
    expect(over.sees.table.card).toEqual([]);
    expect(over.sees.toAct).toEqual([]);
    expect(over.outcome).toEqual({ scores: [0, 0], ranking: [[0, 1]] });
  });

  test('5.1 the game also ends when there is no card to start a stack again', () => {
    const last = beforeTheLast();
    const over = last.places(0);
    expect(over.sees.table.stack0).toEqual({ top: null, size: 0 });
    expect(over.outcome?.scores.toSorted()).toEqual([0, 1180]);
    expect(over.movesSince(last)).toHaveLength(2);
  });

  test('5.1 no one plays after the end', () => {
    const over = beforeTheLast().places(2);
    expect([0, 1].map((seat) => over.refuses(seat, 0))).toEqual(['game-over', 'game-over']);
  });

  test('5.2 the most points win', () => {
    expect(ranked([120, 60, 300], [5, 3, 9])).toEqual([[2], [0], [1]]);
  });

  test('5.2 cards left in the stacks belong to no one', () => {
    expect(beforeTheLast(3).places(3).outcome?.scores).toEqual([0, 0, 0]);
  });

  test('5.3 among equal points the fewest cards win', () => {
    expect(ranked([120, 120, 60, 60], [5, 4, 1, 2])).toEqual([[1], [0], [2], [3]]);
  });

  test('5.3 cards do not count among unequal points', () => {
    expect(ranked([120, 110], [40, 4])).toEqual([[0], [1]]);
  });

  test('5.3 players who are still equal share the place', () => {
    expect(ranked([120, 120, 60, 120], [5, 5, 2, 6])).toEqual([[0, 1], [3], [2]]);
  });
});

describe('6 Alone', () => {
  test('6.1 an absent player draws a card after each turn', () => {
    const once = begun('10 10 10 10 40 30 20 50', 1).places(0);
    expect(once.sees.table).toMatchObject({ discard: { top: '30', size: 1 }, discarded: 30, ghosts: ['30'], card: ['20'] });
    const twice = once.places(1);
    expect(twice.sees.table).toMatchObject({ discard: { top: '50', size: 2 }, discarded: 80, ghosts: ['50'] });
    expect(twice.sees.toAct).toEqual([0]);
  });

  test('6.1 each of several absent players draws one card, face up', () => {
    const start = begun('10 10 10 10 40 30 20 50 10', 1, { ghosts: 3 });
    const once = start.places(0);
    expect(once.sees.table).toMatchObject({
      discard: { top: '50', size: 3 },
      discarded: 100,
      ghosts: ['30', '20', '50'],
      card: ['10'],
    });
    expect(once.movesSince(start).map(({ to, cards }) => [to.zone, cards])).toEqual([
      ['stack0', ['40']],
      ['discard', ['30']],
      ['discard', ['20']],
      ['discard', ['50']],
      ['card', ['10']],
    ]);
  });

  test('6.1 they draw after the stack that you take has started again', () => {
    const once = begun('40 20 10 20 50 30 10 20', 1).places(0);
    expect(once.tops).toBe('30 20 10 20');
    expect(once.sees.table).toMatchObject({ discard: { top: '10', size: 1 }, card: ['20'] });
  });

  test('6.1 there are one to five of them, one by default', () => {
    expect(parseOptions(options, {})).toEqual({ ok: true, value: { ghosts: 1 } });
    for (const ghosts of [1, 5]) expect(parseOptions(options, { ghosts })).toMatchObject({ ok: true });
    for (const ghosts of [0, 6, 1.5]) expect(parseOptions(options, { ghosts })).toMatchObject({ ok: false });
  });

  test('6.1 there are none when others play', () => {
    expect(begun('10 10 10 10', 2, { ghosts: 5 }).places(0).sees.table.discard.size).toBe(0);
  });

  test.each([1, 2, 3, 4, 5])('6.2 the game ends when they find no card: %i absent', (ghosts) => {
    const turns = 44 / (1 + ghosts);
    const over = playedOut(begun('10 10 10 10', 1, { ghosts }));
    expect(over.turns).toBe(Math.ceil(turns));
    expect(over.now.sees.table).toMatchObject({ draw: 0, card: [], discard: { size: 44 - Math.ceil(turns) } });
  });

  test.each([
    [310, 300, true],
    [300, 300, false],
    [290, 300, false],
    [0, 0, false],
  ])('6.3 with %i points against %i, won is %s', (own, discarded, won) => {
    const { state } = begun('10 10 10 10', 1);
    expect(fourSquare.outcome({ ...state, phase: 'over', points: [own], discarded })).toEqual({ scores: [own], won });
  });
});

function ranked(points: readonly number[], cards: readonly number[]) {
  const { state } = begun('10 10 10 10', points.length);
  const won = cards.map((count) => Array.from({ length: count }, () => '10'));
  return fourSquare.outcome({ ...state, phase: 'over', points, won })?.ranking;
}

/** Returns a game with all cards on one stack beside three tens, which never total 100. */
function playedOut(start: FourSquareTable): { readonly now: FourSquareTable; readonly turns: number } {
  let [now, turns] = [start, 0];
  for (; now.outcome === null; turns++) now = now.places(0);
  return { now, turns };
}
