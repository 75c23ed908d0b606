import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeNobody } from '../ui/person.ts';
import { readStored } from '../ui/stored.ts';
import { joinTable } from './join-table.ts';

const table = { code: 'ABCD2345', from: 'table' } as const;
const calling = () => ({ name: 'Ann', seal: 1 });

const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whoever opened a table', () => {
  it('is dialled for again and again', async () => {
    const link = joinTable(table, calling);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBeGreaterThan(1);
    expect(link.status.value).toBe('connecting');
    link.leave();
  });

  it('is not followed by somebody new once the browser has forgotten them', async () => {
    const link = joinTable(table, calling);
    await vi.advanceTimersByTimeAsync(0);
    becomeNobody();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.status.value).toBe('forgotten');
    expect(asked).toHaveLength(before);
    expect(readStored('key')).toBe('');
  });
});
