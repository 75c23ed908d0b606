// Threats (docs/security.md): G3.
import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { clockWithoutStalls, timers } from './clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a stall of half a minute uses no player's time, but a short delay does", () => {
  vi.useFakeTimers();
  const system = performance.now.bind(performance);
  let stalled = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => system() + stalled);
  const clock = clockWithoutStalls();
  let rung = false;
  clock.after(10_000, () => {
    rung = true;
  });
  const start = clock.now();
  vi.advanceTimersByTime(4000);
  stalled = 30_000;
  expect(clock.now() - start).toBeLessThan(4300);
  vi.advanceTimersByTime(5700);
  expect(rung).toBe(false);
  stalled += 900;
  expect(clock.now() - start).toBeGreaterThanOrEqual(10_600);
  vi.advanceTimersByTime(300);
  expect(rung).toBe(true);
});

test('a running timer is not restarted, but a finished one can be started again', () => {
  const clock = handClock();
  const rung: string[] = [];
  const set = timers(clock);
  set.start('a', 100, () => rung.push('first'));
  clock.pass(60);
  set.start('a', 100, () => rung.push('second'));
  clock.pass(60);
  expect(rung).toEqual(['first']);
  set.start('a', 100, () => rung.push('third'));
  clock.pass(100);
  expect(rung).toEqual(['first', 'third']);
});

test('timers that are not in the list never go off', () => {
  const clock = handClock();
  const rung: string[] = [];
  const set = timers(clock);
  set.start('a', 100, () => rung.push('a'));
  set.start('b', 100, () => rung.push('b'));
  set.keepOnly(new Set(['b']));
  clock.pass(1000);
  expect(rung).toEqual(['b']);
});

test('several timers go off when they are due, in whatever order they were started and cancelled', () => {
  const clock = handClock();
  const rung: string[] = [];
  const set = timers(clock);
  const start = (name: string, milliseconds: number) => set.start(name, milliseconds, () => rung.push(`${name} ${clock.now()}`));
  start('c', 300);
  start('a', 100);
  start('b', 200);
  set.keepOnly(new Set(['b', 'c']));
  start('d', 150);
  clock.pass(170);
  expect(rung).toEqual(['d 150']);
  set.keepOnly(new Set(['c']));
  start('b', 30);
  start('e', 230);
  clock.pass(1000);
  expect(rung).toEqual(['d 150', 'b 200', 'c 300', 'e 400']);
});

test('timers that are due at the same time all go off, unless one of them cancels the others', () => {
  const clock = handClock();
  const rung: string[] = [];
  const set = timers(clock);
  set.start('a', 100, () => rung.push('a'));
  set.start('b', 100, () => {
    rung.push('b');
    set.keepOnly(new Set());
  });
  set.start('c', 100, () => rung.push('c'));
  clock.pass(100);
  expect(rung).toEqual(['a', 'b']);
});

test('the clock has no pending alarm when no timer is running', () => {
  const clock = handClock();
  let waiting = 0;
  const after = (milliseconds: number, run: () => void) => {
    waiting++;
    const cancel = clock.after(milliseconds, run);
    return () => {
      waiting--;
      cancel();
    };
  };
  const set = timers({ ...clock, after });
  for (let time = 1; time <= 3; time++) set.start(`${time}`, 100 * time, () => undefined);
  expect(waiting).toBe(1);
  set.keepOnly(new Set());
  expect(waiting).toBe(0);
});

test('a timer that is cancelled tells what prepares something that nobody wants it any more', () => {
  const set = timers(handClock());
  const signals: AbortSignal[] = [];
  for (const name of ['one', 'other'])
    set.startMaking(
      name,
      100,
      async (signal) => signals.push(signal),
      () => undefined,
    );
  set.keepOnly(new Set(['other']));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('a timer that prepares something goes off once both the time is up and the preparation is done', async () => {
  const clock = handClock();
  const rung: string[] = [];
  const set = timers(clock);
  const slow = Promise.withResolvers<string>();
  set.startMaking(
    'slow',
    100,
    () => slow.promise,
    async (made) => rung.push(await made),
  );
  set.startMaking(
    'fast',
    200,
    async () => 'fast',
    async (made) => rung.push(await made),
  );
  clock.pass(150);
  set.startMaking(
    'slow',
    10,
    async () => 'another',
    async (made) => rung.push(await made),
  );
  slow.resolve('slow');
  await slow.promise;
  await Promise.resolve();
  expect(rung).toEqual(['slow']);
  clock.pass(50);
  await Promise.resolve();
  expect(rung).toEqual(['slow', 'fast']);
});
