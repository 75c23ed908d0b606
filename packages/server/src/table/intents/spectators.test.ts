// Threats (docs/security.md): D9, D13.
import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { expect, test } from 'vitest';
import { come, four, move, ok, playing, refusal } from '../../../test/hand-people.ts';
import { handTable, PACE } from '../../../test/hand-table.ts';
import { startedTable } from '../../../test/started-table.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { joinTable } from '../join-table.ts';
import { MAX_VIEWERS_PER_DEAL } from '../state/seen-cards.ts';
import { MAX_SPECTATORS_AT_TABLE, mayWatch } from '../state/spectators.ts';
import { recordSeenCards } from '../turn/record-seen-cards.ts';

const late = { watch: 'late', delay: 6 } as const;

test('a game without hands cannot show any', async () => {
  const hand = await handTable({ game: foursquare, options: {} });
  const ann = await hand.join('Ann');
  expect(await hand.ask(ann, 'set', { watching: late })).toEqual(refusal('bad-table'));
  expect(await hand.ask(ann, 'set', { watching: { ...late, watch: 'none' } })).toEqual(ok(null));
});

test('a table without spectators admits only players and the host during a match', async () => {
  const hand = await handTable();
  const host = await hand.join('Hugo');
  await hand.ask(host, 'set', { watching: { ...late, watch: 'none' } });
  expect(mayWatch(hand.table.value, 'id of Zoe')).toBe(true);
  await playing(hand).catch(() => undefined); // Ann is not the host here.
  expect(await hand.ask(host, 'start')).toEqual(ok(null));
  const may = ['Hugo', 'Ann', 'Dan', 'Zoe'].map((name) => mayWatch(hand.table.value, `id of ${name}`));
  expect(may).toEqual([true, true, true, false]);
});

test('a table with as many spectators as it can hold admits the host without a seat, and spectators who come back', async () => {
  const hand = await handTable();
  const host = await hand.join('Hugo');
  await four(hand);
  await hand.leave(host);
  for (let number = 0; number < MAX_SPECTATORS_AT_TABLE; number++)
    await joinTable(hand.table, `id of visitor ${number}`, 'Visitor');
  await expect(hand.join('Zoe')).rejects.toMatchObject({ message: 'full' });
  expect(await hand.join('Hugo')).toBe(host);
  await joinTable(hand.table, 'id of visitor 7', 'Visitor');
});

test('a person who has seen hands of a deal gets no seat in it, also after the table was stored and loaded', async () => {
  const storage = openSqliteInMemory();
  const { hand, ann, ben } = await startedTable({ storage, options: {} });
  expect(await recordSeenCards(hand.table, ['id of Wim'])).toEqual(ok(null));
  await hand.ask(ann, 'remove', { person: ben });
  const wim = await hand.join('Wim');
  expect(await hand.ask(wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const again = await handTable({ storage, options: {} });
  await again.join('Ann');
  const back = await again.join('Wim');
  expect(await again.ask(back, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
});

test('if too many people to remember have seen a deal, everyone counts as having seen it, also after a restart', async () => {
  const storage = openSqliteInMemory();
  const { hand, people } = await startedTable({ storage, options: { target: 20 } });
  const visitors = Array.from({ length: MAX_VIEWERS_PER_DEAL + 1 }, (_, number) => `visitor ${number}`);
  await recordSeenCards(hand.table, visitors);
  expect(await storage.loadTable('TABLE000')).not.toHaveProperty('seen');
  expect((await storage.tablesOf('visitor 0')).length).toBe(0);
  await hand.ask(people[0]!, 'remove', { person: people[1]! });
  const wim = await hand.join('Wim');
  expect(await hand.ask(wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const again = await handTable({ storage });
  const back = await come(again);
  const zoe = await again.join('Zoe');
  expect(await again.ask(zoe, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const { deal } = again.table.clocks;
  for (let turns = 0; turns < 200 && again.table.clocks.deal === deal; turns++) {
    await again.pass(PACE);
    await move(again, back);
  }
  expect(await again.ask(zoe, 'take', { seat: 1 })).toEqual(ok(null));
});
