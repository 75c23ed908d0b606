import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionOutcome, keepConnected } from './keep-connected.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => vi.useRealTimers());

async function waitsAfter(...outcomes: readonly ConnectionOutcome[]): Promise<readonly number[]> {
  const times: number[] = [];
  const left = [...outcomes];
  const kept = keepConnected(async () => {
    times.push(Date.now());
    return left.shift() ?? 'over';
  });
  await vi.runAllTimersAsync();
  await kept;
  return times.slice(1).map((time, index) => time - times[index]!);
}

test('waits grow with each failure in a row, and begin anew after a connection that was live', async () => {
  expect(await waitsAfter('failed', 'failed', 'failed', 'lost', 'failed')).toEqual([500, 1000, 2000, 250, 500]);
});

test('there is no wait where the server has moved, and no attempt after the last one', async () => {
  expect(await waitsAfter('moved', 'over', 'failed')).toEqual([0]);
});

test('what an attempt throws ends the attempts', async () => {
  await expect(keepConnected(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
