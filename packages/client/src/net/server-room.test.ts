import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { areSocketsBlocked } from './connectivity.ts';
import { NetworkTimeout } from './deadline.ts';
import { joinRoom, probeOnWake } from './server-room.ts';
import { fakeReservations, fakeSockets, fakeWindowEvents, openingTable } from './testing/fake-sockets.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  areSocketsBlocked.value = false;
});

describe('a socket that got lost on the way', () => {
  it('is closed after five seconds', async () => {
    fakeReservations();
    const sockets = fakeSockets();
    const joining = joinRoom('lobby', {});
    const failed = expect(joining).rejects.toBeInstanceOf(NetworkTimeout);
    await vi.advanceTimersByTimeAsync(4999);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
    await failed;
  });

  it.each(['online', 'pageshow'])('is abandoned at once and replaced on %s', async (event) => {
    fakeReservations();
    const sockets = fakeSockets();
    const fire = fakeWindowEvents();
    const joining = joinRoom('lobby', {});
    await vi.advanceTimersByTimeAsync(1000);
    fire(event);
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    sockets[1]?.opens();
    expect(await joining).toBe(sockets[1]?.room);
  });

  it('delays a table by six seconds at most', async () => {
    const { link, sockets } = await openingTable();
    await vi.advanceTimersByTimeAsync(6000);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    link.leave();
  });
});

describe('a connection that has its socket', () => {
  it('is closed if the room sends nothing more', async () => {
    const { link, socket } = await openingTable();
    vi.spyOn(socket.room, 'request').mockImplementation(() => new Promise(() => undefined));
    socket.opens();
    await vi.advanceTimersByTimeAsync(7999);
    expect(socket.isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.isClosed).toBe(true);
    link.leave();
  });
});

test('blocked sockets are detected after three that did not open, until one opens', async () => {
  fakeReservations();
  const sockets = fakeSockets();
  const seen: boolean[] = [];
  for (let time = 0; time < 3; time++) {
    const failed = expect(joinRoom('lobby', {})).rejects.toBeInstanceOf(NetworkTimeout);
    await vi.advanceTimersByTimeAsync(0);
    sockets.at(-1)?.isTurnedDown();
    await failed;
    seen.push(areSocketsBlocked.value);
  }
  const joining = joinRoom('lobby', {});
  await vi.advanceTimersByTimeAsync(0);
  sockets.at(-1)?.opens();
  await joining;
  expect([...seen, areSocketsBlocked.value]).toEqual([false, false, true, false]);
});

describe('a socket that survived a sleep of the page', () => {
  async function probed(ping: (alive: (ms: number) => void) => void) {
    fakeReservations();
    const sockets = fakeSockets();
    const wake = fakeWindowEvents();
    const joining = joinRoom('lobby', {});
    await vi.advanceTimersByTimeAsync(0);
    const socket = sockets[0]!;
    socket.opens();
    await joining;
    vi.spyOn(socket.room, 'ping').mockImplementation(ping);
    const dead = vi.fn();
    const stop = probeOnWake(socket.room, dead);
    wake('online');
    return { stop, outcome: () => [socket.isClosed, dead.mock.calls.length] };
  }

  it('is closed if no sign of life comes within five seconds', async () => {
    const { outcome } = await probed(() => undefined);
    await vi.advanceTimersByTimeAsync(4999);
    expect(outcome()).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome()).toEqual([true, 1]);
  });

  it('stays open if one comes, or if its connection is closed meanwhile', async () => {
    const { outcome } = await probed((alive) => alive(1));
    const other = await probed(() => undefined);
    other.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([outcome(), other.outcome()]).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });
});
