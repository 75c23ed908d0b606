import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import { options } from './declaration.ts';
import { modFour } from './index.ts';
import { deal, type ModFourTable, table } from './testing/table.ts';

describe('1 The aim', () => {
  test('1.1 four players, and no other number', () => {
    expect(modFour.seats).toEqual({ min: 4, max: 4 });
    expect(table().sees.seats).toHaveLength(4);
  });

  test('1.2 every trick is one point', () => {
    const after = deal(['KS QS', 'KH QH', 'KD AD', 'KC QC']).plays('KS KH KD KC').plays('QS QH AD QC');
    expect(pointsOf(after)).toEqual([1, 1, 0, 0]);
  });

  test('1.2 the target is 10, or another from 1 to 50', () => {
    expect(parseOptions(options, {})).toMatchObject({ ok: true, value: { target: 10 } });
    for (const target of [1, 50]) expect(parseOptions(options, { target })).toMatchObject({ ok: true, value: { target } });
    for (const target of [0, 51, 1.5, '10']) expect(parseOptions(options, { target })).toMatchObject({ ok: false });
  });

  test.each([1, 2, 7, 50])('1.2 the first to reach a target of %i wins', (target) => {
    const { outcome } = leaderWinsAll(target, 'cutthroat');
    expect(outcome?.scores[0]).toBe(target);
    expect(outcome?.ranking?.[0]).toEqual([0]);
  });

  test('1.3 in a cutthroat game everyone plays alone', () => {
    const after = oneEach({ mode: 'cutthroat', target: 2 });
    expect(pointsOf(after)).toEqual([1, 0, 1, 0]);
    expect(after.outcome).toBeNull();
  });

  test('1.3 partners reach the target together', () => {
    const after = oneEach({ mode: 'partnership', target: 2 });
    expect(after.sees.sides).toEqual([{ points: 2 }, { points: 0 }]);
    expect(pointsOf(after)).toEqual([1, 0, 1, 0]);
    expect(after.outcome).toEqual({
      scores: [2, 0, 2, 0],
      ranking: [
        [0, 2],
        [1, 3],
      ],
    });
  });

  test('1.3 the points of the other pair do not count', () => {
    const after = deal(['KS QS', 'KH QH', 'KD AD', 'AC QC'], { mode: 'partnership', target: 2 })
      .plays('KS KH KD AC')
      .plays('QH AD QC QS');
    expect(pointsOf(after)).toEqual([0, 1, 1, 0]);
    expect(after.outcome).toBeNull();
  });
});

describe('5 The end', () => {
  test('5.1 when all cards are played a new hand is dealt, and points are kept', () => {
    const after = handsOfLeader(50, 'cutthroat', 1);
    expect(after.due).toBe('shuffle');
    expect(pointsOf(after)).toEqual([8, 0, 0, 0]);
    expect(after.deals([]).sees.seats.map(({ hand }) => hand)).toEqual([8, 8, 8, 8]);
  });

  test('5.1 no new hand is dealt when the last trick reaches the target', () => {
    const after = handsOfLeader(8, 'cutthroat', 1);
    expect(after.due).toBeUndefined();
    expect(after.outcome?.scores).toEqual([8, 0, 0, 0]);
  });

  test('5.2 the game ends the moment the target is reached, in mid-hand', () => {
    const after = deal(['KS', 'KH', 'KD', 'KC'], { target: 1 }).plays('KS KH KD KC');
    expect(after.sees.seats.map(({ hand }) => hand)).toEqual([12, 12, 12, 12]);
    expect(after.outcome?.scores).toEqual([1, 0, 0, 0]);
  });

  test('5.2 no one plays after the end', () => {
    const after = deal(['KS QS', 'KH', 'KD', 'KC'], { target: 1 }).plays('KS KH KD KC');
    expect(after.sees.toAct).toEqual([]);
    expect(after.refusal(0, { type: 'play', card: 'QS' })).toBe('game-over');
    expect(after.refusal(0, { type: 'cut', at: 1 })).toBe('game-over');
    expect(after.refusal(1, { type: 'play', card: 'QS' })).toBe('game-over');
  });

  test('5.3 the most points win, equal points share a place', () => {
    const after = deal(['KS QS JS', 'KH QH AH', 'KD 3D JD', 'AC KC JC'], { target: 2 })
      .plays('KS KH KD AC')
      .plays('QH 3D KC QS')
      .plays('JS AH JD JC');
    expect(pointsOf(after)).toEqual([1, 2, 0, 0]);
    expect(after.outcome).toEqual({ scores: [1, 2, 0, 0], ranking: [[1], [0], [2, 3]] });
  });
});

function pointsOf({ state }: ModFourTable): readonly number[] {
  return state.points;
}

function oneEach(asked: { mode: 'cutthroat' | 'partnership'; target: number }): ModFourTable {
  return deal(['KS 2S', 'KH QH', 'KD QD', 'KC QC'], asked).plays('KS KH KD KC').plays('2S QH QD QC');
}

function leaderWinsAll(target: number, mode: 'cutthroat' | 'partnership'): ModFourTable {
  return handsOfLeader(target, mode, 10);
}

function handsOfLeader(target: number, mode: 'cutthroat' | 'partnership', hands: number): ModFourTable {
  const ranks = ['A', '7', '8', '9', '10', 'J', 'Q', 'K'];
  const dealt = ['S', 'H', 'D', 'C'].map((suit) => ranks.map((rank) => rank + suit).join(' '));
  let now = deal(dealt, { deck: 'french-32', target, mode });
  for (let hand = 1; ; hand++) {
    for (const rank of ranks) {
      if (now.outcome === null) now = now.plays(['S', 'H', 'D', 'C'].map((suit) => rank + suit).join(' '));
    }
    if (now.outcome !== null || hand === hands) return now;
    now = now.deals(dealt);
  }
}
