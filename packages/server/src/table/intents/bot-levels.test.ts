import { expect, test } from 'vitest';
import { annAndBots, ok, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import { seatingFrom, storedTable } from '../state/stored-form.ts';
import { botLevelAt, playOf } from '../state/table.ts';

async function withBots() {
  const hand = await handTable();
  return { hand, ann: await annAndBots(hand) };
}

const levels = ({ table }: HandTable) => table.value.seating.seats.map((_, seat) => botLevelAt(table.value, seat));

test('a bot has the level of the table until the host sets its own, and again when the host sets that of all', async () => {
  const { hand, ann } = await withBots();
  expect(levels(hand)).toEqual([null, 'normal', 'normal', 'normal']);
  expect(await hand.ask(ann, 'level', { seat: 1, level: 'strong' })).toEqual(ok(null));
  expect(levels(hand)).toEqual([null, 'strong', 'normal', 'normal']);
  expect(await hand.ask(ann, 'set', { hints: 'always' })).toEqual(ok(null));
  expect(levels(hand)).toEqual([null, 'strong', 'normal', 'normal']);
  expect(await hand.ask(ann, 'set', { botLevel: 'easy' })).toEqual(ok(null));
  expect(levels(hand)).toEqual([null, 'easy', 'easy', 'easy']);
});

test('a level stays with its bot when seats are swapped and when the table is loaded again, and goes with it', async () => {
  const { hand, ann } = await withBots();
  await hand.ask(ann, 'level', { seat: 1, level: 'strong' });
  expect(seatingFrom(storedTable(hand.table, hand.table.value)).seats[1]).toMatchObject({ level: 'strong' });
  await hand.ask(ann, 'take', { seat: 1 });
  expect(levels(hand)).toEqual(['strong', null, 'normal', 'normal']);
  await hand.ask(ann, 'clear', { seat: 0 });
  await hand.ask(ann, 'fill', { seat: 0 });
  expect(levels(hand)).toEqual(['normal', null, 'normal', 'normal']);
});

test.each([
  [0, 'seat-taken'],
  [2, 'nobody-there'],
  [5, 'no-such-seat'],
])('only a bot has a level, so for seat %i the answer is %s', async (seat, word) => {
  const { hand, ann } = await withBots();
  await hand.ask(ann, 'clear', { seat: 2 });
  expect(await hand.ask(ann, 'level', { seat, level: 'easy' })).toEqual(refusal(word));
});

test('the record names the level of each bot, and none of a person', async () => {
  const { hand, ann } = await withBots();
  await hand.ask(ann, 'level', { seat: 2, level: 'easy' });
  await hand.ask(ann, 'start');
  const { id } = playOf(hand.table.value)!;
  await toTheEnd(hand, [ann]);
  const names = (await recordIn(hand.storage, id))?.names ?? [];
  expect(names.map((each) => each?.level)).toEqual([undefined, 'normal', 'easy', 'normal']);
});
