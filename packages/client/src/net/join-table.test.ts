import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '../browser/stored.ts';
import { resetProfile } from '../profile/profile.ts';
import { joinTable } from './join-table.ts';

const table = { code: 'ABCD2345', from: 'table' } as const;
const calling = () => ({ name: 'Ann', seal: 1 });

const asked: string[] = [];
/** The status of what the house answers to a path. */
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

describe('whoever opened a table', () => {
  it('is dialled for again and again', async () => {
    const link = joinTable(table, calling);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBeGreaterThan(1);
    expect(link.status.value).toBe('connecting');
    link.leave();
  });

  it('is told so where there is no such table', async () => {
    answers = () => 404;
    const link = joinTable(table, calling);
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.status.value).toBe('gone');
    expect(asked).toEqual(['/matchmake/joinById/ABCD2345', '/api/tables/ABCD2345']);
  });

  it('is dialled for again where there is a table and no place at it, as long as it moves to another room', async () => {
    answers = (path) => (path.startsWith('/matchmake') ? 404 : 200);
    const link = joinTable(table, calling);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.filter((path) => path.startsWith('/matchmake')).length).toBeGreaterThan(1);
    expect(link.status.value).toBe('connecting');
    link.leave();
  });

  it('is told so where a table has no gallery', async () => {
    answers = (path) => (path.startsWith('/matchmake') ? 404 : 200);
    const link = joinTable({ ...table, from: 'hands' }, calling);
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.status.value).toBe('unwatched');
  });

  it('is not followed by somebody new once the browser has forgotten them', async () => {
    const link = joinTable(table, calling);
    await vi.advanceTimersByTimeAsync(0);
    resetProfile();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.status.value).toBe('forgotten');
    expect(asked).toHaveLength(before);
    expect(readStored('key')).toBe('');
  });
});
