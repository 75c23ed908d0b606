import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ok, playing, refusal, seated, toTheEnd } from '../../test/hand-people.ts';
import { handTable } from '../../test/hand-table.ts';
import { freshTable } from '../storage/store-new-table.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { NO_CLOCKS } from '../table/state/seat-clock.ts';
import { memberBySeat } from './member-by-seat.ts';
import { newMember } from './new-member.ts';

const CODE = 'ABCD1234';
const GROUP = { id: 'group', linkHash: 'link 1', name: 'Tuesday', setUps: [], lastSetUp: null, changed: null };

/** Opens a table of a group of Ann, of which Eve was removed. */
async function groupTable() {
  const storage = openSqliteInMemory();
  await storage.addGroup(GROUP, newMember({ personId: 'id of Ann', name: 'Ann' }));
  await storage.joinGroup('group', newMember({ personId: 'id of Eve', name: 'Eve' }), null);
  const link = { from: 'link 1', to: 'link 2', boxes: [], without: 'id of Eve', by: 'ann', at: 1 };
  await storage.changeLink('group', link);
  const options = { ...defaultOptions(modFour.options), target: 2 };
  await storage.addTable(freshTable({ code: CODE, game: modFour.id, options, seats: 4, group: 'group' }));
  const open = async () => {
    const [publisher] = memberBySeat({ storage, log: pino({ level: 'silent' }) }, (await storage.loadTable(CODE))!);
    return handTable({ storage, code: CODE, show: (value) => publisher?.publish(value, NO_CLOCKS) });
  };
  const members = async () => (await storage.loadGroup({ linkHash: 'link 2' }, null))?.members.map(({ name }) => name).toSorted();
  return { storage, open, members };
}

test('everyone who sits down becomes a member, except people who watch or were removed', async () => {
  const { open, members, storage } = await groupTable();
  const hand = await open();
  await hand.join('Wim');
  await seated(hand, 'Ben', 'Cleo', 'Eve');
  expect(await members()).toEqual(['Ann', 'Ben', 'Cleo']);
  await storage.leaveGroups('id of Ben', 'group');
  const again = await open();
  const ben = await again.join('Ben');
  expect(await members()).toEqual(['Ann', 'Cleo']);
  await again.ask(ben, 'stand');
  await again.ask(ben, 'sit', { seat: 3 });
  expect(await members()).toEqual(['Ann', 'Ben', 'Cleo']);
});

test('a table stays with its group in another game, and its results count there', async () => {
  const { open, storage } = await groupTable();
  const hand = await open();
  const people = await playing(hand);
  await toTheEnd(hand, people);
  const { latest, scores } = await storage.groupResults('group', 0);
  expect([latest.length, scores.length]).toEqual([4, 4]);
  expect(await hand.ask(people[0]!, 'set', { open: true })).toEqual(refusal('bad-table'));
  expect(await hand.ask(people[0]!, 'arrange', { game: hundredRummy.id })).toEqual(ok(null));
  expect(await storage.loadTable(CODE)).toMatchObject({ game: hundredRummy.id, group: 'group', open: false });
});
