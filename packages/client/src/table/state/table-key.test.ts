import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { scene } from '@hundredfold/shared/testing/scene.ts';
import { expect, test } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { tableKey } from './table-key.ts';

const rummy = snapshotOfMatch(scene(hundredRummy, {}, 2).match, 0);

test('a table stays the same while a game goes on, and in a rematch', () => {
  expect(tableKey({ ...rummy, version: 9, round: 2, phase: 'over' })).toBe(tableKey(rummy));
});

test('a table with another game, another number of seats or another deck is another table', () => {
  const others = [
    snapshotOfMatch(scene(modFour, {}, 4).match, 0),
    snapshotOfMatch(scene(modFour, { deck: 'spanish-40' }, 4).match, 0),
    snapshotOfMatch(scene(hundredRummy, {}, 4).match, 0),
  ];
  expect(new Set([rummy, ...others].map(tableKey)).size).toBe(4);
});
