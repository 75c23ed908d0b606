import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { expect, test } from 'vitest';
import { four, ok, playing, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { handTable } from '../../../test/hand-table.ts';
import type { GameStorage } from '../../storage/game-storage.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import type { TableSettings } from '../state/table.ts';

const RUMMY = { game: hundredRummy.id };

async function openModFour(storage: GameStorage = openSqliteInMemory()) {
  const moved: TableSettings[] = [];
  const hand = await handTable({ storage, moveToOtherRoom: (settings) => moved.push(settings) });
  return { hand, moved, storage };
}

test('a new game keeps the people on their seats, gets its own options, and is saved', async () => {
  const { hand, moved, storage } = await openModFour();
  const people = await four(hand);
  const wim = await hand.join('Wim');
  await hand.ask(people[0]!, 'set', { open: true });
  await hand.ask(people[0]!, 'set', { pace: 'fast' });
  await hand.ask(people[0]!, 'set', { hints: 'never' });
  expect(await hand.ask(people[1]!, 'arrange', RUMMY)).toEqual(refusal('not-host'));
  expect(await hand.ask(people[0]!, 'arrange', { game: 'chess' })).toEqual(refusal('bad-table'));
  expect(await hand.ask(people[0]!, 'arrange', { ...RUMMY, seats: 9 })).toEqual(refusal('bad-table'));
  expect(await hand.ask(people[0]!, 'arrange', RUMMY)).toEqual(ok(null));
  const [settings] = moved;
  expect(settings).toMatchObject({ open: true, pace: 'fast', hints: 'never', options: { target: 400 } });
  expect(settings?.seating.seats).toEqual(people.map((memberId) => ({ holder: 'person', memberId })));
  expect(settings?.seating.people.map(({ memberId }) => memberId).toSorted()).toEqual([...people, wim]);
  expect(settings?.seating.host).toBe(people[0]);
  expect(await storage.loadTable('TABLE000')).toMatchObject({ game: hundredRummy.id, match: null, open: true, pace: 'fast' });
});

test('a table that is moving to another room is neither changed nor saved any more', async () => {
  const { hand, storage } = await openModFour();
  const people = await four(hand);
  await hand.ask(people[0]!, 'arrange', RUMMY);
  const kept = await storage.loadTable('TABLE000');
  expect(await hand.ask(people[0]!, 'stand')).toEqual(refusal('other-game'));
  await hand.join('Zoe');
  expect(hand.table.value.seating.people).toHaveLength(4);
  expect(await storage.loadTable('TABLE000')).toEqual(kept);
});

test('the game can be changed between two matches, but not during one', async () => {
  const { hand, moved } = await openModFour();
  const people = await playing(hand);
  expect(await hand.ask(people[0]!, 'arrange', RUMMY)).toEqual(refusal('already-playing'));
  await toTheEnd(hand, people);
  expect(await hand.ask(people[0]!, 'arrange', { ...RUMMY, seats: 2, options: { target: 600 } })).toEqual(ok(null));
  expect(moved[0]?.options).toMatchObject({ target: 600 });
  expect(moved[0]?.seating.seats).toEqual(people.slice(0, 2).map((memberId) => ({ holder: 'person', memberId })));
  expect(moved[0]?.seating.people).toHaveLength(4);
});

test('a game with a fixed number of seats is filled with bots', async () => {
  const moved: TableSettings[] = [];
  const hand = await handTable({ game: hundredRummy, options: {}, moveToOtherRoom: (settings) => moved.push(settings) });
  const ann = await hand.join('Ann');
  await hand.ask(ann, 'sit', { seat: 5 });
  expect(await hand.ask(ann, 'arrange', { game: modFour.id })).toEqual(ok(null));
  const bot = { holder: 'bot', name: expect.any(String) };
  expect(moved[0]?.seating.seats).toEqual([bot, bot, bot, { holder: 'person', memberId: ann }].toSorted(byHolder));
});

const byHolder = (one: { holder: string }, other: { holder: string }) => one.holder.localeCompare(other.holder);

test('if the table cannot be saved, no room is changed', async () => {
  const storage = openSqliteInMemory();
  const { hand, moved } = await openModFour({ ...storage, saveTable: () => Promise.reject(new Error('the disk is full')) });
  const ann = await hand.join('Ann');
  expect(await hand.ask(ann, 'arrange', RUMMY)).toEqual(refusal('unknown'));
  expect([moved, hand.table.isClosed]).toEqual([[], false]);
});
