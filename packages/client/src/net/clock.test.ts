import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { tableSchema } from '@hundredfold/shared/schema/table.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinTable } from './join-table.ts';
import { fakeReservations, fakeSockets, fakeWindowEvents } from './testing/fake-sockets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  fakeReservations({ code: 'ABCD2345', game: 'mod-four', layout: STATE_LAYOUT });
  const sockets = fakeSockets();
  const clock = { page: 100_000, table: 5000 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.page);
  const link = joinTable({ code: 'ABCD2345', from: 'table' }, () => ({ name: 'Ann', seal: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket was asked for');
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
