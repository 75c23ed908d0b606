import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { replay } from '@hundredfold/shared/testing/replay.ts';
import { expect, test } from 'vitest';
import { intent, move, ok, refusal, version } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import { startedTable } from '../../../test/started-table.ts';
import { playOf } from '../state/table.ts';
import { halt } from '../turn/halt.ts';

const finished = async (hand: HandTable) => (await recordIn(hand.storage, 'match 1')) ?? null;

const LONGEST = 2000;

async function botsPlayOn({ table, clock }: HandTable): Promise<void> {
  for (let turns = 0; turns < LONGEST && table.value.phase === 'playing'; turns++) {
    clock.pass(0);
    await table.queue(() => undefined);
  }
}

async function annIsLeft() {
  const { hand, people } = await startedTable();
  for (let moves = 0; moves < 5; moves++) await move(hand, people);
  for (const person of people.slice(1)) {
    expect(await hand.ask(people[0]!, 'finish')).toEqual(refusal('not-alone'));
    await hand.leave(person, true);
  }
  return { hand, people, ann: people[0]!, from: version(hand) };
}

test('the last remaining player has bots finish the match at once, and the record contains the version from which they played', async () => {
  const { hand, ann, from } = await annIsLeft();
  expect(await hand.ask(ann, 'finish')).toEqual(ok(null));
  expect(await hand.ask(ann, 'act', intent(hand, { type: 'play', card: '7S' }))).toEqual(refusal('left-to-bots'));
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
  await hand.ask(ann, 'finish');
  await botsPlayOn(hand);
  for (const name of ['Ben', 'Cleo', 'Dan']) await hand.join(name);
  await hand.ask(ann, 'start', {});
  expect(hand.table.value).toMatchObject({ phase: 'playing', botsFrom: null });
  await hand.ask(people[1]!, 'back');
  expect(await hand.ask(ann, 'finish')).toEqual(refusal('not-alone'));
});

test('bots that were finishing a match continue after a halt, and after a restart as soon as a person is there', async () => {
  const { hand, ann, from } = await annIsLeft();
  await hand.ask(ann, 'finish');
  halt(hand.table, {}, new Error('planted'));
  await hand.join('Ann');
  expect(hand.table.value).toMatchObject({ phase: 'playing', botsFrom: from });
  const again = await handTable({ storage: hand.storage });
  await again.join('Ann');
  await botsPlayOn(again);
  expect(await finished(again)).toMatchObject({ botsFrom: from });
});
