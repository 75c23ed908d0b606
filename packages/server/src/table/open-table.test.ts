import { expect, test } from 'vitest';
import { move } from '../../test/hand-people.ts';
import { handTable } from '../../test/hand-table.ts';
import { startedTable } from '../../test/started-table.ts';
import { type GameStorage, StorageFailed } from '../storage/game-storage.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { playOf } from './state/table.ts';
import { halt } from './turn/halt.ts';

function storageWithOutages(isAway: () => boolean): GameStorage {
  const sound = openSqliteInMemory();
  return {
    ...sound,
    steps: (match) => (isAway() ? Promise.reject(new StorageFailed('the statement took too long')) : sound.steps(match)),
  };
}

test('a table whose match cannot be read for want of storage is not opened, and is whole the next time', async () => {
  let isAway = false;
  const storage = storageWithOutages(() => isAway);
  const { hand: before, people } = await startedTable({ storage, options: { target: 20 } });
  for (let moves = 0; moves < 5; moves++) await move(before, people);
  isAway = true;
  await expect(handTable({ storage, options: { target: 20 } })).rejects.toThrow(StorageFailed);
  isAway = false;
  const after = await handTable({ storage, options: { target: 20 } });
  expect(after.table.value).toMatchObject({
    phase: 'playing',
    play: { match: { version: playOf(before.table.value)!.match.version } },
  });
  expect(after.counts()).not.toHaveProperty('halted');
});

test('a halted table for which the storage fails stays on hold, which is no second bug, and goes on for the next who comes', async () => {
  let isAway = false;
  const { hand } = await startedTable({ storage: storageWithOutages(() => isAway), options: { target: 20 } });
  halt(hand.table, { test: 'a bug' }, new Error('a bug'));
  isAway = true;
  await hand.join('Ann');
  expect(hand.table.value.phase).toBe('halted');
  expect(hand.counts()).toMatchObject({ halted: 1, 'not kept': 1 });
  isAway = false;
  await hand.join('Ann');
  expect(hand.table.value.phase).toBe('playing');
});
