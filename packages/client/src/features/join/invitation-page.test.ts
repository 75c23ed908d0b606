import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { expect, test } from 'vitest';
import { invitationState, isForTaking, seatOfNamesake, waysIn } from './invitation-page.tsx';

function tableWith(bots: number, more: Partial<Invitation> = {}): Invitation {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ status: seat <= 3 - bots ? 'here' : 'bot', name: 'Ann', seal: 1 }));
  const host = { name: 'Ann', seal: 1 };
  return { code: '7K4M2XP0', game: 'mod-four', options: {}, pace: 'free', phase: 'playing', host, seats, way: 'watch', ...more };
}

const RESERVED = tableWith(1, {
  phase: 'gathering',
  seats: tableWith(1).seats.with(1, { status: 'locked', name: '', seal: 0 }),
});

test.each<readonly [what: string, invitation: Invitation, buttons: readonly string[], state: RegExp]>([
  [
    'a bot’s seat before watching',
    tableWith(1),
    ['Join the game', 'Just watch'],
    /^A game is on\. Watch, or take a bot’s seat\.$/,
  ],
  ['no seat if no bot has one', tableWith(0), ['Just watch'], /^A game is on\. Watch, and maybe/],
  ['no seat if nobody may join', tableWith(3, { way: 'wait' }), ['Wait for the next one'], /only its players can see it\.$/],
  ['no other seat to a visitor who has one', tableWith(3, { way: 'back' }), ['Continue'], /^$/],
  ['no bot’s seat after the game', tableWith(3, { phase: 'over' }), ['Just watch'], /./],
  ['a free seat before the game', tableWith(2, { phase: 'gathering', way: 'sit' }), ['Sit down', 'Just watch'], /^$/],
  [
    'watching if all seats are taken',
    tableWith(1, { phase: 'gathering' }),
    ['Just watch'],
    /^All seats are taken\. You can watch\.$/,
  ],
  ['watching if the host has reserved the free seats', RESERVED, ['Just watch'], /^The free seats are reserved\./],
  [
    'no seat to someone whom the host removed',
    tableWith(3, { isBarred: true }),
    ['Just watch'],
    /^The host removed you from this/,
  ],
  ['nothing to someone who may not come back', tableWith(3, { isBarred: true, way: 'removed' }), [], /^The host removed you/],
])('an invitation offers %s, and says why', (_, invitation, buttons, state) => {
  expect(waysIn(invitation.way, isForTaking(invitation))).toEqual(buttons);
  expect(invitationState(invitation)).toMatch(state);
});

test('a visitor who may have a seat in another browser is asked for it by the name, while someone is here who may agree', () => {
  const away = { status: 'away', name: 'Ben ②', seal: 2 };
  const withBen = tableWith(1, { seats: [...tableWith(1).seats.slice(1), away] });
  expect(seatOfNamesake(withBen, 'ben')).toBe(3);
  expect(seatOfNamesake(withBen, 'Benno')).toBeNull();
  expect(seatOfNamesake({ ...withBen, seats: [...withBen.seats.slice(0, 3), { ...away, status: 'here' }] }, 'Ben')).toBeNull();
  expect(seatOfNamesake({ ...withBen, seats: [away] }, 'Ben')).toBeNull();
  expect(seatOfNamesake({ ...withBen, isBarred: true }, 'Ben')).toBeNull();
  expect(seatOfNamesake({ ...withBen, way: 'back' }, 'Ben')).toBeNull();
});
