import { expect, test } from 'vitest';
import { due, intent, ok, refusal } from '../../../test/hand-people.ts';
import { type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { joinTable } from '../join-table.ts';
import { botLevelAt, playOf, seatingFrom, storedTable } from '../state/table.ts';
import { handleIntent } from './handle-intent.ts';

/** Opens a table of four seats: Ann, who is the host, and three bots. */
async function annAndBots(): Promise<{ readonly hand: HandTable; readonly ann: number }> {
  const hand = await handTable();
  const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
  await handleIntent(hand.table, ann, 'sit', { seat: 0 });
  for (const seat of [1, 2, 3]) await handleIntent(hand.table, ann, 'fill', { seat });
  return { hand, ann };
}

const levels = ({ table }: HandTable) => table.value.seating.seats.map((_, seat) => botLevelAt(table.value, seat));

test('a bot has the level of the table until the host sets its own, and again when the host sets that of all', async () => {
  const { hand, ann } = await annAndBots();
  expect(levels(hand)).toEqual([null, 'normal', 'normal', 'normal']);
  expect(await handleIntent(hand.table, ann, 'level', { seat: 1, level: 'strong' })).toEqual(ok(null));
  expect(levels(hand)).toEqual([null, 'strong', 'normal', 'normal']);
  expect(await handleIntent(hand.table, ann, 'set', { hints: 'always' })).toEqual(ok(null));
  expect(levels(hand)).toEqual([null, 'strong', 'normal', 'normal']);
  expect(await handleIntent(hand.table, ann, 'set', { botLevel: 'easy' })).toEqual(ok(null));
  expect(levels(hand)).toEqual([null, 'easy', 'easy', 'easy']);
});

test('a level stays with its bot when seats are swapped and when the table is loaded again, and goes with it', async () => {
  const { hand, ann } = await annAndBots();
  await handleIntent(hand.table, ann, 'level', { seat: 1, level: 'strong' });
  expect(seatingFrom(storedTable(hand.table, hand.table.value)).seats[1]).toMatchObject({ level: 'strong' });
  await handleIntent(hand.table, ann, 'take', { seat: 1 });
  expect(levels(hand)).toEqual(['strong', null, 'normal', 'normal']);
  await handleIntent(hand.table, ann, 'clear', { seat: 0 });
  await handleIntent(hand.table, ann, 'fill', { seat: 0 });
  expect(levels(hand)).toEqual(['normal', null, 'normal', 'normal']);
});

test('only the host sets a level, between games, and only of a bot', async () => {
  const { hand, ann } = await annAndBots();
  const ben = await joinTable(hand.table, 'id of Ben', 'Ben');
  const set = (memberId: number, seat: number) => handleIntent(hand.table, memberId, 'level', { seat, level: 'easy' });
  expect(await set(ben, 1)).toEqual(refusal('not-host'));
  expect(await set(ann, 0)).toEqual(refusal('seat-taken'));
  expect(await set(ann, 5)).toEqual(refusal('no-such-seat'));
  await handleIntent(hand.table, ann, 'clear', { seat: 2 });
  expect(await set(ann, 2)).toEqual(refusal('nobody-there'));
  await handleIntent(hand.table, ann, 'fill', { seat: 2 });
  await handleIntent(hand.table, ann, 'start', undefined);
  expect(await set(ann, 1)).toEqual(refusal('already-playing'));
});

test('the record names the level of each bot, and none of a person', async () => {
  const { hand, ann } = await annAndBots();
  await handleIntent(hand.table, ann, 'level', { seat: 2, level: 'easy' });
  await handleIntent(hand.table, ann, 'start', undefined);
  const { id } = playOf(hand.table.value)!;
  while (hand.table.value.phase === 'playing') {
    const { seat, action } = due(hand);
    if (seat === 0) await handleIntent(hand.table, ann, 'act', intent(hand, action));
    else await hand.pass(PACE);
  }
  const names = (await hand.storage.record(id))?.names ?? [];
  expect(names.map((each) => each?.level)).toEqual([undefined, 'normal', 'easy', 'normal']);
});
