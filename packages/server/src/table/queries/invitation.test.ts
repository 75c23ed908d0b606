import { expect, test } from 'vitest';
import { startedTable, tableOfFour } from '../../../test/started-table.ts';
import { invitationTo } from './invitation.ts';

const STRANGER = 'id of a stranger';

test('an invitation names the host and the players, and no spectator', async () => {
  const { hand, people } = await tableOfFour();
  await hand.ask(people[3] ?? 0, 'stand');
  await hand.join('Wim');
  const { host, seats, way, phase } = invitationTo(hand.table, STRANGER);
  expect([phase, way]).toEqual(['gathering', 'sit']);
  expect(seats.map(({ name, status }) => [name, status])).toEqual([
    [host?.name, 'here'],
    [expect.any(String), 'here'],
    [expect.any(String), 'here'],
    ['', 'empty'],
  ]);
  expect(JSON.stringify(invitationTo(hand.table, STRANGER))).not.toContain('Wim');
  expect(JSON.stringify(invitationTo(hand.table, STRANGER))).not.toContain('id of');
});

test('during a match an invitation lets strangers watch, if that is allowed, and players come back', async () => {
  const { hand } = await startedTable();
  const own = hand.table.value.seating.people[1]?.personId ?? '';
  expect(invitationTo(hand.table, STRANGER)).toMatchObject({ phase: 'playing', way: 'watch' });
  expect(invitationTo(hand.table, null).way).toBe('watch');
  expect(invitationTo(hand.table, own).way).toBe('back');
});

test('an invitation lets strangers wait for the next match if this one does not allow spectators', async () => {
  const { hand, ann: host, ben } = await tableOfFour();
  await hand.ask(host, 'set', { watching: { watch: 'none', delay: 8 } });
  await hand.ask(ben, 'stand');
  expect(invitationTo(hand.table, STRANGER).way).toBe('sit');
  await hand.ask(ben, 'sit', { seat: 1 });
  expect(invitationTo(hand.table, STRANGER).way).toBe('watch');
  await hand.ask(host, 'start');
  expect(invitationTo(hand.table, STRANGER).way).toBe('wait');
});

test('an invitation offers removed people no seat', async () => {
  const { hand, ann: host, ben } = await tableOfFour();
  const wim = await hand.join('Wim');
  for (const person of [ben, wim]) await hand.ask(host, 'remove', { person });
  expect(invitationTo(hand.table, STRANGER)).toMatchObject({ way: 'sit' });
  expect(invitationTo(hand.table, STRANGER)).not.toHaveProperty('isBarred');
  expect(invitationTo(hand.table, 'id of Ben')).toMatchObject({ way: 'watch', isBarred: true });
  expect(invitationTo(hand.table, 'id of Wim')).toMatchObject({ way: 'removed', isBarred: true });
  expect(JSON.stringify(invitationTo(hand.table, 'id of Ben'))).not.toContain('Wim');
});
