// Threats (docs/security.md): G5c, G5d, H7.
import { expect, test } from 'vitest';
import { ok, personOf, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { handTable } from '../../../test/hand-table.ts';
import { startedTable } from '../../../test/started-table.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { joinTable } from '../join-table.ts';
import { seatSharedWith } from '../state/shared-hands.ts';
import { halt } from '../turn/halt.ts';

async function openWithSpectator(given: Parameters<typeof handTable>[0] = {}) {
  const { hand, people } = await startedTable(given);
  const wim = await hand.join('Wim');
  const [ann, ben] = people;
  return { hand, people, ann, ben, wim };
}

test('a player lets a spectator see their hand, and can stop it again', async () => {
  const { hand, ann, ben, wim } = await openWithSpectator();
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
  expect(await hand.ask(ben, 'showHand', { person: wim, shown: true })).toEqual(ok(null));
  expect(seatSharedWith(hand.table.value, wim)).toBe(1);
  expect(seatSharedWith(hand.table.value, ann)).toBeNull();
  expect(await hand.ask(ben, 'showHand', { person: wim, shown: false })).toEqual(ok(null));
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
});

test('only its owner can share a hand, only with a spectator, and only during a match', async () => {
  const { hand, people, ann, ben, wim } = await openWithSpectator();
  expect(await hand.ask(wim, 'showHand', { person: ann, shown: true })).toEqual(refusal('not-seated'));
  expect(await hand.ask(ann, 'showHand', { person: ben, shown: true })).toEqual(refusal('nobody-there'));
  expect(await hand.ask(ann, 'showHand', { person: 99, shown: true })).toEqual(refusal('nobody-there'));
  expect(await hand.ask(ann, 'showHand', { person: wim, shown: true })).toEqual(ok(null));
  await toTheEnd(hand, people);
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
  expect(await hand.ask(ann, 'showHand', { person: wim, shown: true })).toEqual(refusal('not-playing'));
  for (const person of people) await hand.ask(person, 'rematch');
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
});

test('someone who is shown a hand keeps the same name until the match is over, because a new one could be a signal', async () => {
  const { hand, ben, wim } = await openWithSpectator();
  const nameOf = (memberId: number) => personOf(hand, memberId)?.name;
  await hand.ask(ben, 'showHand', { person: wim, shown: true });
  expect(await hand.ask(wim, 'introduce', { name: 'Ace', seal: 1 })).toEqual(refusal('sees-a-hand'));
  await joinTable(hand.table, 'id of Wim', 'Ace');
  expect(nameOf(wim)).toBe('Wim');
  await hand.ask(ben, 'showHand', { person: wim, shown: false });
  expect(await hand.ask(wim, 'introduce', { name: 'Ace', seal: 1 })).toEqual(refusal('sees-a-hand'));
  await hand.leave(wim, true);
  const again = await joinTable(hand.table, 'id of Wim', 'Ace', { seal: 1 });
  expect([again === wim, nameOf(again)]).toEqual([false, 'Wim']);
});

test('someone who was shown a hand keeps the same name also after a restart, whether they were here then or not', async () => {
  const { hand, ben, wim } = await openWithSpectator();
  const zoe = await hand.join('Zoe');
  for (const person of [wim, zoe]) await hand.ask(ben, 'showHand', { person, shown: true });
  await hand.leave(zoe, true);
  const after = await handTable({ storage: hand.storage });
  for (const name of ['Wim', 'Zoe']) {
    const back = await joinTable(after.table, `id of ${name}`, 'Ace', { seal: 1 });
    expect(personOf(after, back)).toMatchObject({ name });
    expect(await after.ask(back, 'introduce', { name: 'Ace', seal: 1 })).toEqual(refusal('sees-a-hand'));
  }
});

test('a shared hand ends when the owner loses the seat, and when the spectator leaves', async () => {
  const { hand, ann, ben, wim } = await openWithSpectator();
  const zoe = await hand.join('Zoe');
  for (const person of [wim, zoe]) await hand.ask(ben, 'showHand', { person, shown: true });
  await hand.leave(zoe);
  expect(seatSharedWith(hand.table.value, zoe)).toBeNull();
  await hand.ask(ann, 'remove', { person: ben });
  expect(seatSharedWith(hand.table.value, wim)).toBeNull();
});

test('a spectator who has seen a hand gets no seat in that deal, also after the table was stored and loaded', async () => {
  const storage = openSqliteInMemory();
  const { hand, ann, ben, wim } = await openWithSpectator({ storage, options: {} });
  await hand.ask(ann, 'showHand', { person: wim, shown: true });
  const asleep = await storage.loadTable('TABLE000');
  await hand.ask(ann, 'remove', { person: ben });
  expect(await hand.ask(wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  const freed = await storage.loadTable('TABLE000');
  await storage.saveTable({ ...freed!, seen: [], looks: asleep!.looks! }, (await storage.claim('TABLE000'))!);
  const again = await handTable({ storage, options: {} });
  await again.join('Ann');
  const back = await again.join('Wim');
  expect(await again.ask(back, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
});

test('a spectator who has seen a hand gets no seat in that deal, also after the table was halted and loaded again', async () => {
  const { hand, ann, ben, wim } = await openWithSpectator({ options: {} });
  await hand.ask(ann, 'showHand', { person: wim, shown: true });
  await hand.ask(ann, 'remove', { person: ben });
  halt(hand.table, {}, new Error('planted'));
  await hand.leave(wim, true);
  const after = await handTable({ storage: hand.storage, options: {} });
  const back = await after.join('Wim');
  expect(await after.ask(back, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
});

test('a spectator who sees a hand writes no text to the other spectators before the match is over', async () => {
  const { hand, people, ann, wim } = await openWithSpectator();
  await hand.ask(ann, 'showHand', { person: wim, shown: true });
  expect(await hand.ask(wim, 'say', { text: 'she has the queen' })).toEqual(refusal('sees-a-hand'));
  expect(await hand.ask(wim, 'say', { phrase: 'hello' })).toEqual(ok(null));
  await toTheEnd(hand, people);
  hand.clock.pass(10_000);
  expect(await hand.ask(wim, 'say', { text: 'she had the queen' })).toEqual(ok(null));
});
