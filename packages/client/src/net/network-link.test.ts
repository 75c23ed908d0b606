// Threats (docs/security.md): G4.
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkLink } from './network-link.ts';
import type { ConnectTable, Snapshot, TableConnection, TableEnding } from './table-link.ts';
import { sessionOf } from './testing/session-of.ts';
import { begunTable } from './testing/snapshot-of-match.ts';

const snapshot = begunTable(1);
const move = { id: 'a-move-of-mine', version: 3, action: { type: 'play', card: '7S' } };

interface FakeConnection extends TableConnection {
  end(ending: TableEnding): void;
  readonly said: unknown[];
  readonly left: boolean[];
}

function fakeConnection(answer: () => Promise<unknown>): FakeConnection {
  const { promise: ended, resolve: end } = Promise.withResolvers<TableEnding>();
  const request = vi.fn().mockImplementation(answer);
  const left: boolean[] = [];
  return {
    ended,
    end,
    request,
    said: request.mock.calls,
    left,
    disconnect(consented) {
      left.push(consented);
      end('lost');
    },
  };
}

const lost = () => Promise.reject(new Error('connection closed'));

function connectingTo(seen: Snapshot, connections: (FakeConnection | TableEnding)[]): ConnectTable {
  return async (heard) => {
    const next = connections.shift() ?? 'lost';
    if (typeof next === 'string') return refused(next);
    heard(seen);
    return accepted(next);
  };
}

/** A link that has tried the first of these connections. */
async function linkOver(...connections: (FakeConnection | TableEnding)[]) {
  const connect = vi.fn(connectingTo(snapshot, connections));
  const link = networkLink(connect);
  await pass(0);
  return { link, connect };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a link to a table', () => {
  it('reconnects at once when the table takes up another game, and holds requests meanwhile', async () => {
    const [first, next] = [fakeConnection(lost), fakeConnection(async () => accepted(null))];
    const { link } = await linkOver(first, 'otherRoom', next);
    first.end('otherRoom');
    await pass(0);
    const answer = link.ask('fill', { seat: 0 });
    expect([sessionOf(link), next.said]).toEqual(['lost', []]);
    await pass(1000);
    expect(sessionOf(link)).toBe('live');
    expect(await answer).toEqual(accepted(null));
  });

  it('sends a move that may have been made again under the same id until the result is known', async () => {
    const answers = [refused({ refusal: 'unknown' }), refused({ refusal: 'halted' }), accepted(4)];
    const connection = fakeConnection(async () => answers.shift());
    const { link } = await linkOver(connection);
    const answer = link.ask('act', move);
    await pass(3000);
    expect(await answer).toEqual(accepted(4));
    expect(connection.said).toEqual([
      ['act', move],
      ['act', move],
      ['act', move],
    ]);
  });

  it('asks on for a move whose answer was lost, also while the table accepts none', async () => {
    const answers = [refused({ refusal: 'halted' }), accepted(4)];
    const [first, next] = [fakeConnection(lost), fakeConnection(async () => answers.shift())];
    const { link } = await linkOver(first, 'lost', next);
    const answer = link.ask('act', move);
    await pass(5000);
    expect(await answer).toEqual(accepted(4));
    expect([...first.said, ...next.said]).toEqual(Array.from({ length: 3 }, () => ['act', move]));
  });

  it('does not send a move in another game than the one it was made in', async () => {
    const [first, next] = [fakeConnection(lost), fakeConnection(async () => accepted(4))];
    const seen = [snapshot, { ...snapshot, matchNumber: snapshot.matchNumber + 1 }];
    const connections = [first, next];
    const link = networkLink(async (heard) => {
      heard(seen.shift() ?? snapshot);
      return accepted(connections.shift() ?? next);
    });
    await pass(0);
    const answer = link.ask('act', move);
    await pass(5000);
    expect(await answer).toEqual(refused({ refusal: 'stale' }));
    expect([first.said.length, next.said]).toEqual([1, []]);
  });

  it('counts how often the table has moved with the same game', async () => {
    const [first, next] = [fakeConnection(lost), fakeConnection(lost)];
    const { link } = await linkOver(first, next, 'lost', fakeConnection(lost));
    expect(link.roomChanges.value).toBe(0);
    first.end('otherRoom');
    await pass(0);
    expect([sessionOf(link), link.roomChanges.value]).toEqual(['live', 1]);
    next.end('lost');
    await pass(5000);
    expect([sessionOf(link), link.roomChanges.value]).toEqual(['live', 1]);
  });

  it('is live as soon as it is connected, and reconnects when the connection is lost', async () => {
    const first = fakeConnection(lost);
    const { link } = await linkOver('lost', first, 'lost', 'lost', fakeConnection(lost));
    expect(sessionOf(link)).toBe('connecting');
    await pass(5000);
    expect(sessionOf(link)).toBe('live');
    first.end('lost');
    await pass(0);
    expect(sessionOf(link)).toBe('lost');
    expect(link.snapshot.value).toBe(snapshot);
    await pass(5000);
    expect(sessionOf(link)).toBe('live');
  });

  it.each(['gone', 'elsewhere', 'outdated'] as const)('does not reconnect by itself after %s', async (ending) => {
    const connection = fakeConnection(lost);
    const { link, connect } = await linkOver(connection);
    connection.end(ending);
    await pass(60_000);
    expect(sessionOf(link)).toBe(ending);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('holds a move back until it is connected, but not forever', async () => {
    const { link } = await linkOver();
    const answer = link.ask('act', move);
    await pass(31_000);
    expect(await answer).toEqual(refused({ refusal: 'no-answer' }));
  });

  it('sends other requests once', async () => {
    const dead = fakeConnection(lost);
    const good = fakeConnection(async () => accepted(null));
    const { link } = await linkOver(dead, good);
    expect(await link.ask('start', undefined)).toEqual(refused({ refusal: 'no-answer' }));
    await pass(5000);
    expect(good.said).toEqual([]);
  });

  it('keeps a connection without answers if the table is stuck', async () => {
    const connection = fakeConnection(lost);
    const link = networkLink(connectingTo({ ...snapshot, unsaved: true }, [connection]));
    await pass(0);
    expect(await link.ask('act', move)).toEqual(refused({ refusal: 'no-answer' }));
    expect([connection.said.length, connection.left, sessionOf(link)]).toEqual([1, [], 'live']);
  });

  it.each([
    ['leave', true],
    ['close', false],
  ] as const)('does not reconnect after %s, which says whether the player leaves: %s', async (how, isLeaving) => {
    const connection = fakeConnection(lost);
    const { link, connect } = await linkOver(connection);
    link[how]();
    link.leave();
    await pass(60_000);
    expect([connection.left, connect.mock.calls.length]).toEqual([[isLeaving], 1]);
  });

  it.each([
    ['leave', true],
    ['close', false],
  ] as const)('closes a pending connection as soon as it opens, after %s', async (how, consented) => {
    const connection = fakeConnection(lost);
    const link = networkLink(async (heard) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      heard(snapshot);
      return accepted(connection);
    });
    link[how]();
    await pass(1000);
    expect(connection.left).toEqual([consented]);
  });
});
