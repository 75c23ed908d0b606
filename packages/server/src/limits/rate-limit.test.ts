import { expect, test } from 'vitest';
import { rateLimiter, withUse } from './rate-limit.ts';

test('a key has so many uses in a window, which begins with the first use, and refused uses do not count', () => {
  let now = 500;
  const limiter = rateLimiter<string>({ times: 2, within: 1000 }, () => now);
  expect(limiter.take('Ann')).toBe(true);
  now = 1499;
  expect([limiter.take('Ann'), limiter.take('Ann'), limiter.take('Ben')]).toEqual([true, false, true]);
  now = 1500;
  expect([limiter.take('Ann'), limiter.take('Ann'), limiter.take('Ann')]).toEqual([true, true, false]);
  now = 2498;
  expect([limiter.take('Ben'), limiter.take('Ben')]).toEqual([true, false]);
  now = 2499;
  expect(limiter.take('Ben')).toBe(true);
});

test('a use that is given back can be taken again, and no key gets more uses than it has taken', () => {
  const limiter = rateLimiter<string>({ times: 1, within: 1000 }, () => 0);
  limiter.giveBack('Ann');
  expect([limiter.take('Ann'), limiter.take('Ann')]).toEqual([true, false]);
  limiter.giveBack('Ann');
  limiter.giveBack('Ann');
  expect([limiter.take('Ann'), limiter.take('Ann')]).toEqual([true, false]);
});

test('uses are plain data', () => {
  const first = withUse(undefined, { times: 1, within: 10 }, 5)!;
  expect(first).toEqual({ count: 1, until: 15 });
  expect(withUse(first, { times: 1, within: 10 }, 14)).toBeNull();
  expect(withUse(first, { times: 1, within: 10 }, 15)).toEqual({ count: 1, until: 25 });
});
