import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { describe, expect, test } from 'vitest';
import { invitationState, isForTaking, seatOfNamesake, waysIn } from './invitation-page.tsx';

function tableWith(bots: number, more: Partial<Invitation> = {}): Invitation {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ status: seat <= 3 - bots ? 'here' : 'bot', name: 'Ann', seal: 1 }));
  const host = { name: 'Ann', seal: 1 };
  return { code: '7K4M2XP0', game: 'mod-four', options: {}, pace: 'free', phase: 'playing', host, seats, way: 'watch', ...more };
}

const buttonsAt = (invitation: Invitation) => waysIn(invitation.way, isForTaking(invitation));

describe('the invitation to a running game', () => {
  test('a bot’s seat is offered before watching', () => {
    expect(buttonsAt(tableWith(3))).toEqual(['Join the game', 'Just watch']);
    expect(buttonsAt(tableWith(1))).toEqual(['Join the game', 'Just watch']);
    expect(invitationState(tableWith(1))).toBe('A game is on. Watch, or take a bot’s seat.');
  });

  test('no seat is offered if no bot has one', () => {
    expect(buttonsAt(tableWith(0))).toEqual(['Just watch']);
    expect(invitationState(tableWith(0))).toMatch(/^A game is on\. Watch, and maybe/);
  });

  test('no seat is offered if nobody may join, or to a visitor who has a seat', () => {
    expect(buttonsAt(tableWith(3, { way: 'wait' }))).toEqual(['Wait for the next one']);
    expect(buttonsAt(tableWith(3, { way: 'back' }))).toEqual(['To the table']);
    expect(invitationState(tableWith(3, { way: 'wait' }))).toBe('A game is on, and only its players can see it.');
  });
});

test('a bot’s seat is not offered before or after the game', () => {
  expect(buttonsAt(tableWith(3, { phase: 'over' }))).toEqual(['Just watch']);
  expect(buttonsAt(tableWith(2, { phase: 'gathering', way: 'sit' }))).toEqual(['Sit down', 'Just watch']);
});

test('free seats that the host has reserved are not called taken', () => {
  const waiting = tableWith(1, { phase: 'gathering' });
  expect(invitationState(waiting)).toBe('All seats are taken. You can watch.');
  const seats = waiting.seats.with(1, { status: 'locked', name: '', seal: 0 });
  expect(invitationState({ ...waiting, seats })).toMatch(/^The free seats are reserved\./);
});

describe('a visitor whom the host removed', () => {
  test('is offered no seat, and reads why', () => {
    const barred = tableWith(3, { isBarred: true });
    expect(buttonsAt(barred)).toEqual(['Just watch']);
    expect(invitationState(barred)).toMatch(/^The host removed you from this table/);
    expect(buttonsAt({ ...barred, way: 'removed' })).toEqual([]);
    expect(invitationState({ ...barred, way: 'removed' })).toMatch(/^The host removed you/);
  });
});

describe('a visitor who may have a seat in another browser', () => {
  const away = { status: 'away', name: 'Ben ②', seal: 2 };
  const withBen = tableWith(1, { seats: [...tableWith(1).seats.slice(1), away] });

  test('is asked for it by the name, while that player is away and someone is here who may agree', () => {
    expect(seatOfNamesake(withBen, 'ben')).toBe(3);
    expect(seatOfNamesake(withBen, 'Benno')).toBeNull();
    expect(seatOfNamesake({ ...withBen, seats: [...withBen.seats.slice(0, 3), { ...away, status: 'here' }] }, 'Ben')).toBeNull();
    expect(seatOfNamesake({ ...withBen, seats: [away] }, 'Ben')).toBeNull();
    expect(seatOfNamesake({ ...withBen, isBarred: true }, 'Ben')).toBeNull();
    expect(seatOfNamesake({ ...withBen, way: 'back' }, 'Ben')).toBeNull();
  });
});
