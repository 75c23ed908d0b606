import { expect, test } from 'vitest';
import { ok, playing, refusal } from '../../test/hand-people.ts';
import { handTable } from '../../test/hand-table.ts';
import { openSqliteInMemory } from '../storage/sqlite/sqlite-storage.ts';
import { handleIntent } from './intents/handle-intent.ts';
import { joinTable } from './runtime/join.ts';

test('the host sets the hints between two matches, and the setting is saved', async () => {
  const storage = openSqliteInMemory();
  const hand = await handTable({ storage });
  const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
  const ben = await joinTable(hand.table, 'id of Ben', 'Ben');
  expect(hand.table.value.hints).toBe('alone');
  expect(await handleIntent(hand.table, ben, 'set', { hints: 'always' })).toEqual(refusal('not-host'));
  expect(await handleIntent(hand.table, ann, 'set', { hints: 'always' })).toEqual(ok(null));
  const again = await handTable({ storage });
  expect(again.table.value.hints).toBe('always');
});

test('the hints cannot be changed during a match', async () => {
  const hand = await handTable();
  const [ann] = await playing(hand);
  expect(await handleIntent(hand.table, ann!, 'set', { hints: 'always' })).toEqual(refusal('already-playing'));
});
