import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectTable, Snapshot, TableConnection, TableEnding } from '../link/table-link.ts';
import { tableLink } from './table-link.ts';
import { snapshotOf } from './testing/snapshot-of.ts';

const snapshot = snapshotOf(startMatch(modFour, defaultOptions(modFour.options), 4), 1);
const move = { id: 'a-move-of-mine', version: 3, action: { type: 'play', card: '7S' } };

interface FakeLine extends TableConnection {
  end(ending: TableEnding): void;
  readonly said: unknown[];
  readonly left: boolean[];
}

function fakeLine(answer: () => Promise<unknown>): FakeLine {
  const { promise: ended, resolve: end } = Promise.withResolvers<TableEnding>();
  const request = vi.fn().mockImplementation(answer);
  const left: boolean[] = [];
  return {
    ended,
    end,
    request,
    said: request.mock.calls,
    left,
    hangUp(consented) {
      left.push(consented);
      end('lost');
    },
  };
}

const lost = () => Promise.reject(new Error('connection closed'));

/** Returns a connect function that yields the given connections one after the other. */
function dialling(...lines: (FakeLine | TableEnding)[]): ConnectTable {
  return diallingAt(snapshot, lines);
}

function diallingAt(seen: Snapshot, lines: (FakeLine | TableEnding)[]): ConnectTable {
  return async (heard) => {
    const next = lines.shift() ?? 'lost';
    if (typeof next === 'string') return refused(next);
    heard(seen);
    return accepted(next);
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a link to a table', () => {
  it('reconnects at once when the table takes up another game, and holds requests meanwhile', async () => {
    const [first, next] = [fakeLine(lost), fakeLine(async () => accepted(null))];
    const link = tableLink(dialling(first, 'otherRoom', next));
    await vi.advanceTimersByTimeAsync(0);
    first.end('otherRoom');
    await vi.advanceTimersByTimeAsync(0);
    const answer = link.ask('fill', { seat: 0 });
    expect([link.status.value, next.said]).toEqual(['lost', []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(link.status.value).toBe('live');
    expect(await answer).toEqual(accepted(null));
  });

  it('sends a move that may have been made again under the same id until the result is known', async () => {
    const answers = [refused({ refusal: 'unknown' }), refused({ refusal: 'halted' }), accepted(4)];
    const line = fakeLine(async () => answers.shift());
    const link = tableLink(dialling(line));
    await vi.advanceTimersByTimeAsync(0);
    const answer = link.ask('act', move);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toEqual(accepted(4));
    expect(line.said).toEqual([
      ['act', move],
      ['act', move],
      ['act', move],
    ]);
  });

  it('does not send a move in another game than the one it was made in', async () => {
    const [first, next] = [fakeLine(lost), fakeLine(async () => accepted(4))];
    const seen = [snapshot, { ...snapshot, round: snapshot.round + 1 }];
    const lines = [first, next];
    const link = tableLink(async (heard) => {
      heard(seen.shift() ?? snapshot);
      return accepted(lines.shift() ?? next);
    });
    await vi.advanceTimersByTimeAsync(0);
    const answer = link.ask('act', move);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual(refused({ refusal: 'stale' }));
    expect([first.said.length, next.said]).toEqual([1, []]);
  });

  it('counts how often the table has moved with the same game', async () => {
    const [first, next] = [fakeLine(lost), fakeLine(lost)];
    const link = tableLink(dialling(first, next, 'lost', fakeLine(lost)));
    await vi.advanceTimersByTimeAsync(0);
    expect(link.roomChanges.value).toBe(0);
    first.end('otherRoom');
    await vi.advanceTimersByTimeAsync(0);
    expect([link.status.value, link.roomChanges.value]).toEqual(['live', 1]);
    next.end('lost');
    await vi.advanceTimersByTimeAsync(5000);
    expect([link.status.value, link.roomChanges.value]).toEqual(['live', 1]);
  });

  it('is live as soon as it is connected, and reconnects when the connection is lost', async () => {
    const first = fakeLine(lost);
    const link = tableLink(dialling('lost', first, 'lost', 'lost', fakeLine(lost)));
    expect(link.status.value).toBe('connecting');
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.status.value).toBe('live');
    first.end('lost');
    await vi.advanceTimersByTimeAsync(0);
    expect(link.status.value).toBe('lost');
    expect(link.snapshot.value).toBe(snapshot);
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.status.value).toBe('live');
  });

  it('is live from the first snapshot on', async () => {
    const link = tableLink(dialling(fakeLine(lost)));
    const seen: string[] = [];
    link.snapshot.subscribe((heard) => {
      if (heard !== null) seen.push(link.status.value);
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['live']);
  });

  it.each(['gone', 'elsewhere', 'outdated'] as const)('does not reconnect by itself after %s', async (ending) => {
    const line = fakeLine(lost);
    const dial = vi.fn(dialling(line));
    const link = tableLink(dial);
    await vi.advanceTimersByTimeAsync(0);
    line.end(ending);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.status.value).toBe(ending);
    expect(dial).toHaveBeenCalledTimes(1);
  });

  it('sends a move again under the same id until it is answered', async () => {
    const dead = fakeLine(lost);
    const good = fakeLine(async () => accepted(4));
    const link = tableLink(dialling(dead, 'lost', good));
    await vi.advanceTimersByTimeAsync(0);
    const answer = link.ask('act', move);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual(accepted(4));
    expect(dead.said).toEqual([['act', move]]);
    expect(good.said).toEqual([['act', move]]);
  });

  it('holds a move back until it is connected, but not forever', async () => {
    const link = tableLink(dialling());
    const answer = link.ask('act', move);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await answer).toEqual(refused({ refusal: 'no-answer' }));
  });

  it('sends other requests once', async () => {
    const dead = fakeLine(lost);
    const good = fakeLine(async () => accepted(null));
    const link = tableLink(dialling(dead, good));
    await vi.advanceTimersByTimeAsync(0);
    expect(await link.ask('start', undefined)).toEqual(refused({ refusal: 'no-answer' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(good.said).toEqual([]);
  });

  it('keeps a connection without answers if the table is stuck', async () => {
    const line = fakeLine(lost);
    const link = tableLink(diallingAt({ ...snapshot, unsaved: true }, [line]));
    await vi.advanceTimersByTimeAsync(0);
    expect(await link.ask('act', move)).toEqual(refused({ refusal: 'no-answer' }));
    expect([line.said.length, line.left, link.status.value]).toEqual([1, [], 'live']);
  });

  it('passes a refusal on as an answer', async () => {
    const line = fakeLine(async () => refused({ refusal: 'stale' }));
    const link = tableLink(dialling(line));
    await vi.advanceTimersByTimeAsync(0);
    expect(await link.ask('act', move)).toEqual(refused({ refusal: 'stale' }));
    expect(link.status.value).toBe('live');
  });

  it('is closed for good by leaving', async () => {
    const line = fakeLine(lost);
    const dial = vi.fn(dialling(line));
    const link = tableLink(dial);
    await vi.advanceTimersByTimeAsync(0);
    link.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.left).toEqual([true]);
    expect(dial).toHaveBeenCalledTimes(1);
  });

  it('drops its connection without reconnecting when its page closes', async () => {
    const line = fakeLine(lost);
    const dial = vi.fn(dialling(line));
    const link = tableLink(dial);
    await vi.advanceTimersByTimeAsync(0);
    link.close();
    link.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([line.left, dial.mock.calls.length]).toEqual([[false], 1]);
  });

  it('leaves once when its user leaves, whatever happens to the page', async () => {
    const line = fakeLine(lost);
    const link = tableLink(dialling(line));
    await vi.advanceTimersByTimeAsync(0);
    link.leave();
    link.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.left).toEqual([true]);
  });

  it.each([
    ['leave', true],
    ['close', false],
  ] as const)('closes a pending connection as soon as it opens, after %s', async (how, consented) => {
    const line = fakeLine(lost);
    const link = tableLink(async (heard) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      heard(snapshot);
      return accepted(line);
    });
    link[how]();
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.left).toEqual([consented]);
  });
});
