import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '../lib/stored.ts';
import { joinTable } from './join-table.ts';
import { resetProfile } from './profile.ts';
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
  it('is tried again and again', async () => {
    const link = joinTable(table, getProfile);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBeGreaterThan(1);
    expect(sessionOf(link)).toBe('connecting');
    link.leave();
  });

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
