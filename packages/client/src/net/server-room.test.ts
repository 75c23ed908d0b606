import { STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areSocketsBlocked } from './connectivity.ts';
import { NetworkTimeout } from './deadline.ts';
import { joinTable } from './join-table.ts';
import { joinRoom, probeOnWake } from './server-room.ts';
import { fakeReservations, fakeSockets, fakeWindowEvents } from './testing/fake-sockets.ts';

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
    fakeReservations({ code: 'ABCD2345', game: 'mod-four', layout: STATE_LAYOUT });
    const sockets = fakeSockets();
    const link = joinTable({ code: 'ABCD2345', from: 'table' }, () => ({ name: 'Ann', seal: 1 }));
    await vi.advanceTimersByTimeAsync(6000);
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    link.leave();
  });
});

describe('a connection that has its socket', () => {
  it('is closed if the room sends nothing more', async () => {
    fakeReservations({ code: 'ABCD2345', game: 'mod-four', layout: STATE_LAYOUT });
    const sockets = fakeSockets();
    const link = joinTable({ code: 'ABCD2345', from: 'table' }, () => ({ name: 'Ann', seal: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    const [socket] = sockets;
    if (socket === undefined) throw new Error('no socket was asked for');
    vi.spyOn(socket.room, 'request').mockImplementation(() => new Promise(() => undefined));
    socket.opens();
    await vi.advanceTimersByTimeAsync(7999);
    expect(socket.isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.isClosed).toBe(true);
    link.leave();
  });
});

describe('blocked sockets', () => {
  const fail = async (times: number) => {
    const sockets = fakeSockets();
    for (let time = 0; time < times; time++) {
      const failed = expect(joinRoom('lobby', {})).rejects.toBeInstanceOf(NetworkTimeout);
      await vi.advanceTimersByTimeAsync(0);
      sockets.at(-1)?.isTurnedDown();
      await failed;
    }
    return sockets;
  };

  it('are detected after three that did not open, until one opens', async () => {
    fakeReservations();
    await fail(2);
    expect(areSocketsBlocked.value).toBe(false);
    const sockets = await fail(1);
    expect(areSocketsBlocked.value).toBe(true);
    const joining = joinRoom('lobby', {});
    await vi.advanceTimersByTimeAsync(0);
    sockets.at(-1)?.opens();
    await joining;
    expect(areSocketsBlocked.value).toBe(false);
  });
});

describe('a socket that survived a sleep of the page', () => {
  const awake = async (ping: (alive: (ms: number) => void) => void) => {
    fakeReservations();
    const sockets = fakeSockets();
    const fire = fakeWindowEvents();
    const joining = joinRoom('lobby', {});
    await vi.advanceTimersByTimeAsync(0);
    const [socket] = sockets;
    if (socket === undefined) throw new Error('no socket was asked for');
    socket.opens();
    await joining;
    vi.spyOn(socket.room, 'ping').mockImplementation(ping);
    return { socket, fire };
  };

  it('is closed if no sign of life comes within five seconds', async () => {
    const { socket, fire } = await awake(() => undefined);
    const dead = vi.fn();
    probeOnWake(socket.room, dead);
    fire('online');
    await vi.advanceTimersByTimeAsync(4999);
    expect([socket.isClosed, dead.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([socket.isClosed, dead.mock.calls.length]).toEqual([true, 1]);
  });

  it('stays open if one comes', async () => {
    const { socket, fire } = await awake((alive) => alive(1));
    const dead = vi.fn();
    probeOnWake(socket.room, dead);
    fire('online');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([socket.isClosed, dead.mock.calls.length]).toEqual([false, 0]);
  });

  it('is not probed once its connection is closed', async () => {
    const { socket, fire } = await awake(() => undefined);
    const dead = vi.fn();
    const stop = probeOnWake(socket.room, dead);
    fire('online');
    stop();
    fire('online');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([socket.isClosed, dead.mock.calls.length]).toEqual([false, 0]);
  });
});
