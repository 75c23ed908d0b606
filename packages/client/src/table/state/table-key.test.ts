import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { newMatch } from '@hundredfold/shared/testing/test-table.ts';
import { expect, test } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { tableKey } from './table-key.ts';

const rummy = snapshotOfMatch(newMatch(hundredRummy, {}, 2), 0);

test('a table stays the same while a game goes on, and in a rematch', () => {
  expect(tableKey({ ...rummy, version: 9, matchNumber: 2, phase: 'over' })).toBe(tableKey(rummy));
});

test('a table with another game, another number of seats or another deck is another table', () => {
  const others = [
    snapshotOfMatch(newMatch(modFour, {}, 4), 0),
    snapshotOfMatch(newMatch(modFour, { deck: 'spanish-40' }, 4), 0),
    snapshotOfMatch(newMatch(hundredRummy, {}, 4), 0),
  ];
  expect(new Set([rummy, ...others].map(tableKey)).size).toBe(4);
});
