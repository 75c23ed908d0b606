import { expect, test } from 'vitest';
import { ok, playing, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { handTable } from '../../../test/hand-table.ts';
import { storeTable } from '../../storage/leases.ts';
import { memoryArchive } from '../../storage/memory.ts';
import { joinTable, leaveTable } from '../runtime/join.ts';
import { seatSharedWith } from '../state/shared-hands.ts';
import { handleIntent } from './handle-intent.ts';

async function watched(given: Parameters<typeof handTable>[0] = {}) {
  const hand = await handTable(given);
  const people = await playing(hand);
  const wim = await joinTable(hand.table, 'id of Wim', 'Wim');
  const [ann, ben] = people as [number, number];
  return { hand, people, ann, ben, wim };
}

test('whoever plays lets somebody who watches see their hand, and no longer when they think better of it', async () => {
  const { hand, ann, ben, wim } = await watched();
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
  expect(await handleIntent(hand.table, ben, 'lend', { person: wim, lent: true })).toEqual(ok(null));
  expect(seatSharedWith(hand.table.value, wim)).toBe(1);
  expect(seatSharedWith(hand.table.value, ann)).toBeNull();
  expect(await handleIntent(hand.table, ben, 'lend', { person: wim, lent: false })).toEqual(ok(null));
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
});

test('a hand is lent by nobody but its owner, to nobody who plays, and only while a game goes on', async () => {
  const { hand, people, ann, ben, wim } = await watched();
  expect(await handleIntent(hand.table, wim, 'lend', { person: ann, lent: true })).toEqual(refusal('not-seated'));
  expect(await handleIntent(hand.table, ann, 'lend', { person: ben, lent: true })).toEqual(refusal('nobody-there'));
  expect(await handleIntent(hand.table, ann, 'lend', { person: 99, lent: true })).toEqual(refusal('nobody-there'));
  expect(await handleIntent(hand.table, ann, 'lend', { person: wim, lent: true })).toEqual(ok(null));
  await toTheEnd(hand, people);
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
  expect(await handleIntent(hand.table, ann, 'lend', { person: wim, lent: true })).toEqual(refusal('not-playing'));
  for (const person of people) await handleIntent(hand.table, person, 'rematch', undefined);
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
});

test('someone who is shown a hand keeps the same name until the game is over, for a new one could tell of it', async () => {
  const { hand, ben, wim } = await watched();
  const nameOf = (number: number) => hand.table.value.seating.people.find((each) => each.number === number)?.name;
  await handleIntent(hand.table, ben, 'lend', { person: wim, lent: true });
  expect(await handleIntent(hand.table, wim, 'introduce', { name: 'Ace', seal: 1 })).toEqual(refusal('sees-a-hand'));
  await joinTable(hand.table, 'id of Wim', 'Ace');
  expect(nameOf(wim)).toBe('Wim');
  await handleIntent(hand.table, ben, 'lend', { person: wim, lent: false });
  expect(await handleIntent(hand.table, wim, 'introduce', { name: 'Ace', seal: 1 })).toEqual(refusal('sees-a-hand'));
  await leaveTable(hand.table, wim, true);
  const again = await joinTable(hand.table, 'id of Wim', 'Ace', { seal: 1 });
  expect([again === wim, nameOf(again)]).toEqual([false, 'Wim']);
});

test('someone who is shown a hand may have another name once the game is over', async () => {
  const { hand, ben, wim, people } = await watched({ options: { target: 1 } });
  await handleIntent(hand.table, ben, 'lend', { person: wim, lent: true });
  await toTheEnd(hand, people);
  expect(await handleIntent(hand.table, wim, 'introduce', { name: 'Ace', seal: 1 })).toEqual(ok(null));
});

test('it ends when the owner loses the seat, and when whoever looks has gone', async () => {
  const { hand, ann, ben, wim } = await watched();
  const zoe = await joinTable(hand.table, 'id of Zoe', 'Zoe');
  for (const person of [wim, zoe]) await handleIntent(hand.table, ben, 'lend', { person, lent: true });
  await leaveTable(hand.table, zoe, false);
  expect(seatSharedWith(hand.table.value, zoe)).toBeNull();
  await handleIntent(hand.table, ann, 'remove', { person: ben });
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
});

test('whoever has looked takes no seat in that deal, also after the table was asleep', async () => {
  const archive = memoryArchive();
  const { hand, ann, ben, wim } = await watched({ archive, options: {} });
  await handleIntent(hand.table, ann, 'lend', { person: wim, lent: true });
  const asleep = await archive.loadTable('TABLE000');
  await handleIntent(hand.table, ann, 'remove', { person: ben });
  expect(await handleIntent(hand.table, wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const freed = await archive.loadTable('TABLE000');
  await storeTable(archive, { ...freed!, seen: [], looks: asleep!.looks! });
  const again = await handTable({ archive, options: {} });
  await joinTable(again.table, 'id of Ann', 'Ann');
  const back = await joinTable(again.table, 'id of Wim', 'Wim');
  expect(await handleIntent(again.table, back, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
});

test('whoever looks writes nothing to the others who watch before the game is over', async () => {
  const { hand, people, ann, wim } = await watched();
  await handleIntent(hand.table, ann, 'lend', { person: wim, lent: true });
  expect(await handleIntent(hand.table, wim, 'say', { text: 'she has the queen' })).toEqual(refusal('sees-a-hand'));
  expect(await handleIntent(hand.table, wim, 'say', { phrase: 'hello' })).toEqual(ok(null));
  await toTheEnd(hand, people);
  hand.clock.pass(10_000);
  expect(await handleIntent(hand.table, wim, 'say', { text: 'she had the queen' })).toEqual(ok(null));
});
