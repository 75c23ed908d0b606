import { describe, expect, test } from 'vitest';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import type { ModFourOptions } from './declaration.ts';
import { deal, type ModFourTable, table, tableOf } from './testing/table.ts';

const KEPT = ['AS 7H 10C', '9S 8H KD', '7S 10D AH', '8S 9C QH'];

describe('the tree of a fixed deal', () => {
  test('has a leaf for each cut', () => {
    expect(countOf(tableOf(table().scene.picks(0).shuffles([])), 1)).toEqual({ all: 51, over: 0 });
  });

  test('has a leaf for each way to play the first trick', () => {
    expect(countOf(deal([]), 4)).toEqual({ all: 13 ** 4, over: 0 });
    expect(countOf(deal([], { deck: 'spanish-40' }), 4)).toEqual({ all: 10 ** 4, over: 0 });
  });

  test('ends with the first trick when the target is one', () => {
    expect(countOf(deal([], { deck: 'french-36', target: 1 }), 9)).toEqual({ all: 9 ** 4, over: 9 ** 4 });
  });

  test.each<[Partial<ModFourOptions>, Leaves]>([
    [
      { mode: 'cutthroat', target: 50 },
      { all: 1296, over: 0 },
    ],
    [
      { mode: 'cutthroat', target: 4 },
      { all: 1296, over: 568 },
    ],
    [
      { mode: 'cutthroat', target: 3 },
      { all: 1011, over: 1011 },
    ],
    [
      { mode: 'partnership', target: 5 },
      { all: 1296, over: 976 },
    ],
    [
      { mode: 'partnership', target: 4 },
      { all: 681, over: 681 },
    ],
  ])('the last three tricks: %o', (asked, pinned) => {
    expect(countOf(lastThree(asked), 12)).toEqual(pinned);
  });
});

function countOf({ scene }: ModFourTable, actions: number): Leaves {
  return leaves(scene.match, actions);
}

function lastThree(asked: Partial<ModFourOptions>): ModFourTable {
  let now = deal(KEPT, { deck: 'french-32', ...asked });
  while (now.state.hands.some((hand) => hand.length > 3)) {
    const [seat = 0] = now.sees.toAct;
    now = now.plays((now.state.hands[seat] ?? []).find((card) => !KEPT.join(' ').split(' ').includes(card)) ?? 'none');
  }
  return now;
}
