import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { clockWithoutStalls, timers } from './clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a process that stands still for half a minute takes no time from anybody; what is a little late takes it', () => {
  vi.useFakeTimers();
  const system = performance.now.bind(performance);
  let stood = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => system() + stood);
  const clock = clockWithoutStalls();
  let rung = false;
  clock.after(10_000, () => {
    rung = true;
  });
  const began = clock.now();
  vi.advanceTimersByTime(4000);
  stood = 30_000;
  expect(clock.now() - began).toBeLessThan(4300);
  vi.advanceTimersByTime(5700);
  expect(rung).toBe(false);
  stood += 900;
  expect(clock.now() - began).toBeGreaterThanOrEqual(10_600);
  vi.advanceTimersByTime(300);
  expect(rung).toBe(true);
});

test('a timer that runs is not started anew, one that is over can be', () => {
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

test('timers that are not kept never ring', () => {
  const clock = handClock();
  const rung: string[] = [];
  const set = timers(clock);
  set.start('a', 100, () => rung.push('a'));
  set.start('b', 100, () => rung.push('b'));
  set.keepOnly(new Set(['b']));
  clock.pass(1000);
  expect(rung).toEqual(['b']);
});

test('each of several rings when it is due, in whatever order they were started and called off', () => {
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

test('what is due at once rings at once, unless one of them calls the others off', () => {
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

test('where nothing waits any more, the clock is not asked to wake anybody', () => {
  const clock = handClock();
  let waiting = 0;
  const after = (milliseconds: number, run: () => void) => {
    waiting++;
    const callOff = clock.after(milliseconds, run);
    return () => {
      waiting--;
      callOff();
    };
  };
  const set = timers({ ...clock, after });
  for (let time = 1; time <= 3; time++) set.start(`${time}`, 100 * time, () => undefined);
  expect(waiting).toBe(1);
  set.keepOnly(new Set());
  expect(waiting).toBe(0);
});

test('a timer that makes something goes off once both are done', async () => {
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
