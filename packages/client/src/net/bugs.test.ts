import { Room } from '@colyseus/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLobby } from '../features/lobby/open-lobby.ts';
import { startMatchmaking } from '../features/matchmaking/matchmaking-client.ts';
import { joinTable } from './join-table.ts';
import { fakeReservations, openingTable, TABLE_PLACE } from './testing/fake-sockets.ts';
import { sessionOf } from './testing/session-of.ts';

const TABLE = { code: 'ABCD2345', from: 'table' } as const;
const ANN = { name: 'Ann', seal: 1 };

const mistake = () => {
  throw new TypeError('a mistake in the page');
};

const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

afterEach(() => void vi.useRealTimers());

describe('a bug in the page', () => {
  it('while connecting to a table is reported, and the page does not reconnect', async () => {
    fakeReservations(TABLE_PLACE);
    const getProfile = vi.fn(mistake);
    const link = joinTable(TABLE, getProfile);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessionOf(link)).toBe('broken');
    expect([reported.mock.calls.length, getProfile.mock.calls.length]).toEqual([1, 1]);
  });

  it('while reading the first state of a table is reported as well', async () => {
    const { link, socket, sockets } = await openingTable();
    vi.spyOn(socket.room, 'request').mockResolvedValue({ person: 1, now: 0 });
    vi.spyOn(socket.room, 'state', 'get').mockImplementation(mistake);
    socket.opens();
    await vi.advanceTimersByTimeAsync(0);
    socket.room.onStateChange.invoke({});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessionOf(link)).toBe('broken');
    expect([reported.mock.calls.length, sockets.length, socket.isClosed]).toEqual([1, 1, true]);
  });

  it('ends the list of open tables', async () => {
    fakeReservations();
    const connect = vi.spyOn(Room.prototype, 'connect').mockImplementation(mistake);
    const lobby = openLobby({ games: [], seat: false });
    lobby.list.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([lobby.isBroken.value, reported.mock.calls.length, connect.mock.calls.length]).toEqual([true, 1, 1]);
  });

  it('ends the search for a game', async () => {
    const ended = vi.fn();
    const heard = () => undefined;
    fakeReservations();
    const criteria = () => ({ games: [], pace: 'normal', except: [] }) as never;
    startMatchmaking({ criteria, inParty: false, getProfile: mistake, isNew: true, heard, lost: heard, ended });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended.mock.calls).toEqual([['broken']]);
    expect(reported).toHaveBeenCalledTimes(1);
  });
});

describe('not a bug in the page', () => {
  const html = () => new Response('<p>Log in to the network</p>', { headers: { 'content-type': 'text/html' } });

  it.each([
    ['the TypeError of a browser without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page of a network that wants a login', async () => html()],
  ])('is %s: the request is retried', async (_, answer) => {
    const asked = vi.fn(answer);
    vi.stubGlobal('fetch', asked);
    const link = joinTable(TABLE, () => ANN);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sessionOf(link)).toBe('connecting');
    expect(asked.mock.calls.length).toBeGreaterThan(1);
    expect(reported).not.toHaveBeenCalled();
    link.leave();
  });

  it('an answer of a newer server', async () => {
    fakeReservations({ ...TABLE_PLACE, game: 4 });
    const link = joinTable(TABLE, () => ANN);
    await vi.advanceTimersByTimeAsync(0);
    expect([sessionOf(link), reported.mock.calls.length]).toEqual(['outdated', 0]);
  });
});
