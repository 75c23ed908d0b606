import { CHAT_INTERVAL_MS, type ChatContent } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { expect, test } from 'vitest';
import { ok, refusal } from '../../../test/hand-people.ts';
import type { HandTable } from '../../../test/hand-table.ts';
import { startedTable, tableOfFour } from '../../../test/started-table.ts';
import { handleIntent } from './handle-intent.ts';

const everything = { hears: 'all', except: [] } as const;
const text = (said: string) => ({ text: said });

function heardBy({ told }: HandTable, memberId: number, from = 0): readonly ChatContent[] {
  return told.slice(from).flatMap(([reader, { said }]) => (reader === memberId ? [said] : []));
}

async function says({ table, clock }: HandTable, memberId: number, said: Intent<'say'>): Promise<void> {
  clock.pass(CHAT_INTERVAL_MS);
  expect(await handleIntent(table, memberId, 'say', said)).toEqual(ok(null));
}

test('a chat message reaches everyone who listens, including its author, and no other person', async () => {
  const { hand, ann, ben, cleo } = await tableOfFour();
  await hand.ask(ann, 'listen', everything);
  await hand.ask(ben, 'listen', everything);
  await says(hand, ann, text('Hello'));
  expect(hand.told.map(([reader]) => reader)).toEqual([ann, ben]);
  expect(heardBy(hand, cleo)).toEqual([]);
  expect(await hand.ask(cleo, 'listen', everything)).toMatchObject(ok([{ id: 1, name: 'Ann', seated: true }]));
});

test('a person who joins again gets no messages until they have sent a chat filter', async () => {
  const { hand, ann, ben } = await tableOfFour();
  await hand.ask(ben, 'listen', everything);
  await hand.leave(ben);
  expect(await hand.join('Ben')).toBe(ben);
  await says(hand, ann, text('Hello'));
  expect(hand.told).toEqual([]);
});

test('people write free text at private tables and phrases at open ones, unless the host decides otherwise', async () => {
  const { hand, ann, ben } = await tableOfFour();
  await says(hand, ben, text('Hello'));
  await hand.ask(ann, 'set', { open: true });
  hand.clock.pass(CHAT_INTERVAL_MS);
  expect(await hand.ask(ben, 'say', text('Hello, all'))).toEqual(refusal('phrases-only'));
  await says(hand, ben, { phrase: 'hello' });
  expect(await hand.ask(ben, 'set', { freely: true })).toEqual(refusal('not-host'));
  expect(await hand.ask(ann, 'set', { freely: true })).toEqual(ok(null));
  await says(hand, ben, text('Hello, all'));
  await hand.ask(ann, 'set', { open: false });
  await hand.ask(ann, 'set', { freely: false });
  hand.clock.pass(CHAT_INTERVAL_MS);
  expect(await hand.ask(ben, 'say', text('And now?'))).toEqual(refusal('phrases-only'));
  expect(await hand.storage.loadTable('TABLE000')).toMatchObject({ freely: false });
});

test('a phrase must be a general one or one of the game', async () => {
  const { hand, ann } = await tableOfFour();
  await says(hand, ann, { phrase: 'good-luck' });
  await says(hand, ann, { phrase: 'bravo' });
  await says(hand, ann, { phrase: 'well-reckoned' });
  hand.clock.pass(CHAT_INTERVAL_MS);
  expect(await hand.ask(ann, 'say', { phrase: 'nice-chain' })).toEqual(refusal('malformed'));
});

test('a player points a reaction at another player, who is named to everyone and in the history', async () => {
  const { hand, people } = await startedTable();
  const [ann, ben, cleo] = people;
  const eve = await hand.join('Eve');
  await hand.ask(cleo, 'listen', everything);
  await says(hand, ann, { phrase: 'bravo', to: 1 });
  const said = { phrase: 'bravo', to: { seat: 1, person: ben, name: 'Ben' } };
  expect(heardBy(hand, cleo)).toEqual([said]);
  expect(await hand.ask(ben, 'listen', everything)).toMatchObject(ok([{ name: 'Ann', said }]));
  hand.clock.pass(CHAT_INTERVAL_MS);
  for (const to of [0, 4]) expect(await hand.ask(ann, 'say', { phrase: 'bravo', to })).toEqual(refusal('no-such-seat'));
  expect(await hand.ask(eve, 'say', { phrase: 'bravo', to: 1 })).toEqual(refusal('not-seated'));
});

test('the chat does not wait for tasks of the table', async () => {
  const { hand, ann } = await startedTable();
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const busy = hand.table.queue(() => done);
  await says(hand, ann, text('Hello'));
  finish();
  await busy;
});

test('a report is stored with the messages of the reported person that the reporter could read', async () => {
  const { hand, people } = await startedTable();
  const [ann, ben] = people;
  const eve = await hand.join('Eve');
  await says(hand, eve, text('Ann has the ace'));
  await says(hand, ben, text('You cheat'));
  await says(hand, ann, text('I do not'));
  await says(hand, ben, text('You do'));
  expect(await hand.ask(ann, 'report', { line: 1 })).toEqual(refusal('nothing-said'));
  expect(await hand.ask(ann, 'report', { line: 2 })).toEqual(ok(null));
  expect(await hand.ask(ann, 'report', { person: eve })).toEqual(refusal('too-fast'));
  hand.clock.pass(10_000);
  expect(await hand.ask(ann, 'report', { person: eve })).toEqual(ok(null));
  const [first, second] = await hand.storage.reports();
  expect(first).toMatchObject({ table: 'TABLE000', by: 'id of Ann', of: 'id of Ben', name: 'Ben', line: 2 });
  expect(first?.lines.map(({ id, said }) => [id, said])).toEqual([
    [2, text('You cheat')],
    [4, text('You do')],
  ]);
  expect(second).toMatchObject({ of: 'id of Eve', name: 'Eve', line: null, lines: [] });
  expect(hand.log.join()).toContain('a player was reported');
  expect(hand.log.join()).not.toContain('cheat');
});
