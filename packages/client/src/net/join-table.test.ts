import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { tableSchema } from '@hundredfold/shared/schema/table.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '../lib/stored.ts';
import { resetProfile } from './account/profile.ts';
import { joinTable } from './join-table.ts';
import { fakeWindowEvents, openingTable } from './testing/fake-sockets.ts';
import { sessionOf } from './testing/session-of.ts';

const table = { code: 'ABCD2345', from: 'table' } as const;
const getProfile = () => ({ name: 'Ann', seal: 1 });

const asked: string[] = [];
let answers: (path: string) => number;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = () => 503;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('{}', { status: answers(path), headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the connection of a user who opened a table', () => {
  it('ends if there is no such table', async () => {
    answers = () => 404;
    const link = joinTable(table, getProfile);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sessionOf(link)).toBe('gone');
    expect(asked).toEqual(['/matchmake/joinById/ABCD2345', '/api/tables/ABCD2345']);
  });

  it('is tried again if the table exists but offers no seat, as long as it moves to another room', async () => {
    answers = (path) => (path.startsWith('/matchmake') ? 404 : 200);
    const link = joinTable(table, getProfile);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.filter((path) => path.startsWith('/matchmake')).length).toBeGreaterThan(1);
    expect(sessionOf(link)).toBe('connecting');
    link.leave();
  });

  it('ends if the table has no spectator view', async () => {
    answers = (path) => (path.startsWith('/matchmake') ? 404 : 200);
    const link = joinTable({ ...table, from: 'hands' }, getProfile);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sessionOf(link)).toBe('unwatched');
  });

  it('is not taken over by someone new once the browser has forgotten its user', async () => {
    const link = joinTable(table, getProfile);
    await vi.advanceTimersByTimeAsync(0);
    resetProfile();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sessionOf(link)).toBe('forgotten');
    expect(asked).toHaveLength(before);
    expect(readStored('key')).toBe('');
  });
});

function tableDueAt(due: number) {
  const { Table, Seat } = tableSchema(modFour);
  const table = new Table();
  for (let person = 1; person <= 4; person++) {
    const seat = new Seat();
    Object.assign(seat, { name: `Seat ${person}`, status: 'here', person, due: person === 1 ? due : 0 });
    table.seats.push(seat);
  }
  const options = JSON.stringify(defaultOptions(modFour.options));
  return Object.assign(table, { phase: 'playing', options, version: 9, turn: 1 });
}

it('a page whose clock stopped during sleep counts correctly again as soon as it wakes up', async () => {
  const fire = fakeWindowEvents();
  const clock = { page: 100_000, table: 5000 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.page);
  const { link, socket } = await openingTable();
  vi.spyOn(socket.room, 'request').mockImplementation(async () => ({ person: 1, now: clock.table }));
  vi.spyOn(socket.room, 'state', 'get').mockReturnValue(tableDueAt(35_000));
  socket.opens();
  await vi.advanceTimersByTimeAsync(0);
  socket.room.onStateChange.invoke({});
  await vi.advanceTimersByTimeAsync(0);
  const secondsLeft = () => ((link.snapshot.value?.seats[0]?.time?.due ?? 0) - clock.page) / 1000;
  expect(secondsLeft()).toBe(30);

  clock.table += 20_000; // The machine and the page's clock sleep for 20 seconds.
  expect(secondsLeft()).toBe(30);
  fire('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(secondsLeft()).toBe(10);
  link.close();
});
