import { BREATH, type Said } from '@hundredfold/shared/protocol/talk.ts';
import { expect, test } from 'vitest';
import { four, ok, playing, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { joinTable, leaveTable } from '../runtime/join.ts';
import { handleIntent } from './handle-intent.ts';

const everything = { hears: 'all', except: [] } as const;
const text = (said: string): Said => ({ text: said });

/** What somebody has been told since the last look. */
function heardBy({ told }: HandTable, number: number, from = 0): readonly Said[] {
  return told.slice(from).flatMap(([reader, { said }]) => (reader === number ? [said] : []));
}

async function says({ table, clock }: HandTable, number: number, said: Said): Promise<void> {
  clock.pass(BREATH);
  expect(await handleIntent(table, number, 'say', said)).toEqual(ok(null));
}

test('what somebody says is heard by all who listen, themselves included, and by nobody else', async () => {
  const hand = await handTable();
  const [ann, ben, cleo] = (await four(hand)) as [number, number, number, number];
  await handleIntent(hand.table, ann, 'listen', everything);
  await handleIntent(hand.table, ben, 'listen', everything);
  await says(hand, ann, text('Hello'));
  expect(hand.told.map(([reader]) => reader)).toEqual([ann, ben]);
  expect(heardBy(hand, cleo)).toEqual([]);
  expect(await handleIntent(hand.table, cleo, 'listen', everything)).toMatchObject(ok([{ id: 1, name: 'Ann', seated: true }]));
});

test('while a game goes on, those who watch talk among themselves; afterwards everybody may know of it', async () => {
  const hand = await handTable();
  const people = await playing(hand);
  const [ann] = people as [number];
  const eve = await joinTable(hand.table, 'id of Eve', 'Eve');
  const finn = await joinTable(hand.table, 'id of Finn', 'Finn');
  for (const number of [...people, eve, finn]) await handleIntent(hand.table, number, 'listen', everything);
  await says(hand, eve, text('Ann has the ace'));
  await says(hand, ann, text('Well, well'));
  expect(heardBy(hand, finn)).toEqual([text('Ann has the ace'), text('Well, well')]);
  for (const seated of people) expect(heardBy(hand, seated)).toEqual([text('Well, well')]);
  expect(await handleIntent(hand.table, ann, 'listen', everything)).toMatchObject(ok([{ said: text('Well, well') }]));
  await toTheEnd(hand, people);
  expect(await handleIntent(hand.table, ann, 'listen', everything)).toMatchObject(ok([{ said: text('Ann has the ace') }, {}]));
  const before = hand.told.length;
  await says(hand, eve, text('Well played'));
  expect(heardBy(hand, ann, before)).toEqual([text('Well played')]);
});

test('whoever has come anew hears nothing until they have said from whom they would', async () => {
  const hand = await handTable();
  const [ann, ben] = (await four(hand)) as [number, number, number, number];
  await handleIntent(hand.table, ben, 'listen', everything);
  await leaveTable(hand.table, ben, false);
  expect(await joinTable(hand.table, 'id of Ben', 'Ben')).toBe(ben);
  await says(hand, ann, text('Hello'));
  expect(hand.told).toEqual([]);
});

test('a person is excepted by the sign that another knows them by', async () => {
  const hand = await handTable();
  const people = await four(hand);
  const [ann, ben, cleo] = people as [number, number, number];
  const signs = await handleIntent(hand.table, ann, 'signs', undefined);
  if (!signs.ok) throw new Error(signs.refusal);
  expect(signs.value.map(({ person }) => person)).toEqual(people.slice(1));
  const except = signs.value.flatMap(({ person, sign }) => (person === ben ? [sign] : []));
  await handleIntent(hand.table, ann, 'listen', { hears: 'all', except });
  await says(hand, ben, text('You again'));
  await says(hand, cleo, text('Hello'));
  expect(heardBy(hand, ann)).toEqual([text('Hello')]);
  expect(await handleIntent(hand.table, ann, 'listen', { hears: 'all', except })).toMatchObject(ok([{ name: 'Cleo' }]));
});

test('people write where the table is private; where strangers come in they say phrases, until the host decides', async () => {
  const hand = await handTable();
  const [ann, ben] = (await four(hand)) as [number, number, number, number];
  await says(hand, ben, text('Hello'));
  await handleIntent(hand.table, ann, 'open', { open: true });
  hand.clock.pass(BREATH);
  expect(await handleIntent(hand.table, ben, 'say', text('Hello, all'))).toEqual(refusal('phrases-only'));
  await says(hand, ben, { phrase: 'hello' });
  expect(await handleIntent(hand.table, ben, 'freely', { freely: true })).toEqual(refusal('not-host'));
  expect(await handleIntent(hand.table, ann, 'freely', { freely: true })).toEqual(ok(null));
  await says(hand, ben, text('Hello, all'));
  await handleIntent(hand.table, ann, 'open', { open: false });
  await handleIntent(hand.table, ann, 'freely', { freely: false });
  hand.clock.pass(BREATH);
  expect(await handleIntent(hand.table, ben, 'say', text('And now?'))).toEqual(refusal('phrases-only'));
  expect(await hand.archive.loadTable('TABLE000')).toMatchObject({ freely: false });
});

test('a phrase is one of the house, or one of the game', async () => {
  const hand = await handTable();
  const [ann] = (await four(hand)) as [number];
  await says(hand, ann, { phrase: 'good-luck' });
  await says(hand, ann, { phrase: 'bravo' });
  await says(hand, ann, { phrase: 'well-reckoned' });
  hand.clock.pass(BREATH);
  expect(await handleIntent(hand.table, ann, 'say', { phrase: 'nice-chain' })).toEqual(refusal('malformed'));
});

test('talk waits for nothing that the table is doing', async () => {
  const hand = await handTable();
  const [ann] = (await playing(hand)) as [number];
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const busy = hand.table.queue(() => done);
  await says(hand, ann, text('Hello'));
  finish();
  await busy;
});

test('a report is kept with what that person said, as far as the one who reports may know of it', async () => {
  const hand = await handTable();
  const people = await playing(hand);
  const [ann, ben] = people as [number, number];
  const eve = await joinTable(hand.table, 'id of Eve', 'Eve');
  await says(hand, eve, text('Ann has the ace'));
  await says(hand, ben, text('You cheat'));
  await says(hand, ann, text('I do not'));
  await says(hand, ben, text('You do'));
  expect(await handleIntent(hand.table, ann, 'report', { line: 1 })).toEqual(refusal('nothing-said'));
  expect(await handleIntent(hand.table, ann, 'report', { line: 2 })).toEqual(ok(null));
  expect(await handleIntent(hand.table, ann, 'report', { person: eve })).toEqual(refusal('too-fast'));
  hand.clock.pass(10_000);
  expect(await handleIntent(hand.table, ann, 'report', { person: eve })).toEqual(ok(null));
  const [first, second] = await hand.archive.reports();
  expect(first).toMatchObject({ table: 'TABLE000', by: 'id of Ann', of: 'id of Ben', name: 'Ben', line: 2 });
  expect(first?.lines.map(({ id, said }) => [id, said])).toEqual([
    [2, text('You cheat')],
    [4, text('You do')],
  ]);
  expect(second).toMatchObject({ of: 'id of Eve', name: 'Eve', line: null, lines: [] });
  expect(hand.log.join()).toContain('a player was reported');
  expect(hand.log.join()).not.toContain('cheat');
});
