import { foursquare } from '@hundredfold/shared/games/foursquare/index.ts';
import { expect, test } from 'vitest';
import { four, move, ok, playing, refusal } from '../../../test/hand-people.ts';
import { handTable, PACE } from '../../../test/hand-table.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { joinTable, leaveTable } from '../join-table.ts';
import { MAX_VIEWERS_PER_DEAL } from '../state/seen-cards.ts';
import { MAX_SPECTATORS_AT_TABLE, mayWatch } from '../state/spectators.ts';
import { recordSeenCards } from '../turn/record-seen-cards.ts';
import { handleIntent } from './handle-intent.ts';

const late = { watch: 'late', delay: 6 } as const;

test('the host sets between two matches what spectators may see, and the setting is saved', async () => {
  const storage = openSqliteInMemory();
  const hand = await handTable({ storage });
  const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
  const ben = await joinTable(hand.table, 'id of Ben', 'Ben');
  expect(await handleIntent(hand.table, ben, 'set', { watching: late })).toEqual(refusal('not-host'));
  expect(await handleIntent(hand.table, ann, 'set', { watching: late })).toEqual(ok(null));
  const again = await handTable({ storage });
  expect(again.table.value.watching).toEqual(late);
});

test('the spectator policy cannot be changed during a match', async () => {
  const hand = await handTable();
  const [ann] = await playing(hand);
  expect(await handleIntent(hand.table, ann!, 'set', { watching: late })).toEqual(refusal('already-playing'));
});

test('a game without hands cannot show any', async () => {
  const hand = await handTable({ game: foursquare, options: {} });
  const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
  expect(await handleIntent(hand.table, ann, 'set', { watching: late })).toEqual(refusal('bad-table'));
  expect(await handleIntent(hand.table, ann, 'set', { watching: { ...late, watch: 'none' } })).toEqual(ok(null));
});

test('a table without spectators admits only players and the host during a match', async () => {
  const hand = await handTable();
  const host = await joinTable(hand.table, 'id of Hugo', 'Hugo');
  await handleIntent(hand.table, host, 'set', { watching: { ...late, watch: 'none' } });
  expect(mayWatch(hand.table.value, 'id of Zoe')).toBe(true);
  await playing(hand).catch(() => undefined); // Ann is not the host here.
  expect(await handleIntent(hand.table, host, 'start', undefined)).toEqual(ok(null));
  const may = ['Hugo', 'Ann', 'Dan', 'Zoe'].map((name) => mayWatch(hand.table.value, `id of ${name}`));
  expect(may).toEqual([true, true, true, false]);
});

test('a table with as many spectators as it can hold admits the host without a seat, and spectators who come back', async () => {
  const hand = await handTable();
  const host = await joinTable(hand.table, 'id of Hugo', 'Hugo');
  await four(hand);
  await leaveTable(hand.table, host, false);
  for (let number = 0; number < MAX_SPECTATORS_AT_TABLE; number++)
    await joinTable(hand.table, `id of visitor ${number}`, 'Visitor');
  await expect(joinTable(hand.table, 'id of Zoe', 'Zoe')).rejects.toMatchObject({ why: 'full' });
  expect(await joinTable(hand.table, 'id of Hugo', 'Hugo')).toBe(host);
  await joinTable(hand.table, 'id of visitor 7', 'Visitor');
});

test('a person who has seen hands of a deal gets no seat in it, also after the table was stored and loaded', async () => {
  const storage = openSqliteInMemory();
  const hand = await handTable({ storage, options: {} });
  const [ann, ben] = await playing(hand);
  expect(await recordSeenCards(hand.table, ['id of Wim'])).toEqual(ok(null));
  await handleIntent(hand.table, ann!, 'remove', { person: ben! });
  const wim = await joinTable(hand.table, 'id of Wim', 'Wim');
  expect(await handleIntent(hand.table, wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const again = await handTable({ storage, options: {} });
  await joinTable(again.table, 'id of Ann', 'Ann');
  const back = await joinTable(again.table, 'id of Wim', 'Wim');
  expect(await handleIntent(again.table, back, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
});

test('if too many people to remember have seen a deal, everyone counts as having seen it, also after a restart', async () => {
  const storage = openSqliteInMemory();
  const hand = await handTable({ storage, options: { target: 20 } });
  const people = await playing(hand);
  const visitors = Array.from({ length: MAX_VIEWERS_PER_DEAL + 1 }, (_, number) => `visitor ${number}`);
  await recordSeenCards(hand.table, visitors);
  expect(await storage.loadTable('TABLE000')).not.toHaveProperty('seen');
  expect((await storage.tablesOf('visitor 0')).length).toBe(0);
  await handleIntent(hand.table, people[0]!, 'remove', { person: people[1]! });
  const wim = await joinTable(hand.table, 'id of Wim', 'Wim');
  expect(await handleIntent(hand.table, wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const again = await handTable({ storage });
  const back: number[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) back.push(await joinTable(again.table, `id of ${name}`, name));
  const zoe = await joinTable(again.table, 'id of Zoe', 'Zoe');
  expect(await handleIntent(again.table, zoe, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const { deal } = again.table.clocks;
  for (let turns = 0; turns < 200 && again.table.clocks.deal === deal; turns++) {
    await again.pass(PACE);
    await move(again, back);
  }
  expect(await handleIntent(again.table, zoe, 'take', { seat: 1 })).toEqual(ok(null));
});
