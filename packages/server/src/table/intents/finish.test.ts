import { replay } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { expect, test } from 'vitest';
import { intent, move, ok, playing, refusal, version } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { joinTable, leaveTable } from '../join-table.ts';
import { playOf } from '../state/table.ts';
import { halt } from '../turn/halt.ts';
import { handleIntent } from './handle-intent.ts';

const finished = async (hand: HandTable) => (await hand.storage.record('match 1')) ?? null;

/** The limit of bot moves; it is more than any match of the tests needs. */
const LONGEST = 2000;

/** Lets the bots play to the end without any time passing. */
async function botsPlayOn({ table, clock }: HandTable): Promise<void> {
  for (let turns = 0; turns < LONGEST && table.value.phase === 'playing'; turns++) {
    clock.pass(0);
    await table.queue(() => undefined);
  }
}

/** Plays some moves; then everyone but Ann leaves for good. */
async function annIsLeft(storage = openSqliteInMemory()) {
  const hand = await handTable({ storage });
  const people = await playing(hand);
  for (let moves = 0; moves < 5; moves++) await move(hand, people);
  for (const person of people.slice(1)) {
    expect(await handleIntent(hand.table, people[0]!, 'finish', undefined)).toEqual(refusal('not-alone'));
    await leaveTable(hand.table, person, true);
  }
  return { hand, people, ann: people[0]!, from: version(hand) };
}

test('the last remaining player has bots finish the match at once, and the record contains the version from which they played', async () => {
  const { hand, ann, from } = await annIsLeft();
  expect(await handleIntent(hand.table, ann, 'finish', undefined)).toEqual(ok(null));
  expect(await handleIntent(hand.table, ann, 'act', intent(hand, { type: 'play', card: '7S' }))).toEqual(refusal('left-to-bots'));
  await botsPlayOn(hand);
  expect(hand.clock.now()).toBe(0);
  const record = await finished(hand);
  expect(record).toMatchObject({ format: 'hundredfold-record/2', botsFrom: from });
  const { match } = playOf(hand.table.value)!;
  expect([...replay(match.game, record!)].at(-1)?.state).toEqual(match.state);
  expect(record).toMatchObject(recordOf(match, record!.steps));
});

test('the next match after one that bots finished is played by people again', async () => {
  const { hand, people, ann } = await annIsLeft();
  await handleIntent(hand.table, ann, 'finish', undefined);
  await botsPlayOn(hand);
  for (const name of ['Ben', 'Cleo', 'Dan']) await joinTable(hand.table, `id of ${name}`, name);
  await handleIntent(hand.table, ann, 'start', {});
  expect(hand.table.value).toMatchObject({ phase: 'playing', botsFrom: null });
  await handleIntent(hand.table, people[1]!, 'back', undefined);
  expect(await handleIntent(hand.table, ann, 'finish', undefined)).toEqual(refusal('not-alone'));
});

test('bots that were finishing a match continue after a halt, also if the table was stored meanwhile', async () => {
  const { hand, ann, from } = await annIsLeft();
  await handleIntent(hand.table, ann, 'finish', undefined);
  halt(hand.table, {}, new Error('planted'));
  await joinTable(hand.table, 'id of Ann', 'Ann');
  expect(hand.table.value).toMatchObject({ phase: 'playing', botsFrom: from });
  expect(await hand.storage.loadTable('TABLE000')).toMatchObject({ botsFrom: from });
  await botsPlayOn(hand);
  expect(await finished(hand)).toMatchObject({ botsFrom: from });
});

test('bots that were finishing a match continue after a restart, as soon as a person is there', async () => {
  const storage = openSqliteInMemory();
  const { hand, ann, from } = await annIsLeft(storage);
  await handleIntent(hand.table, ann, 'finish', undefined);
  const again = await handTable({ storage });
  await joinTable(again.table, 'id of Ann', 'Ann');
  await botsPlayOn(again);
  expect(await finished(again)).toMatchObject({ botsFrom: from });
});
