import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { waitQueue } from './wait-queue.ts';

test('those who wait are served in the order in which they came', async () => {
  const queue = waitQueue<string>(5, handClock());
  const [one, other] = [queue.wait(100), queue.wait(100)];
  expect([queue.serve(() => 'a'), queue.serve(() => 'b'), queue.serve(() => 'c')]).toEqual([true, true, false]);
  expect(await Promise.all([one, other])).toEqual(['a', 'b']);
});

test('a queue that is full turns away at once', async () => {
  const queue = waitQueue<string>(1, handClock());
  const first = queue.wait(100);
  expect(await queue.wait(100)).toBeNull();
  queue.serve(() => 'a');
  expect(await first).toBe('a');
});

test('nobody waits longer than they are willing to', async () => {
  const clock = handClock();
  const queue = waitQueue<string>(5, clock);
  const [hasty, patient] = [queue.wait(100), queue.wait(200)];
  clock.pass(100);
  expect(await hasty).toBeNull();
  queue.serve(() => 'a');
  expect(await patient).toBe('a');
});

test('a request that nobody wants any more leaves the queue', async () => {
  const queue = waitQueue<string>(5, handClock());
  const unwanted = new AbortController();
  const [first, second] = [queue.wait(100, unwanted.signal), queue.wait(100)];
  unwanted.abort(new Error('moved on'));
  await expect(first).rejects.toThrow('moved on');
  await expect(queue.wait(100, unwanted.signal)).rejects.toThrow('moved on');
  queue.serve(() => 'a');
  expect(await second).toBe('a');
});

test('a queue that is cleared gives nothing', async () => {
  const queue = waitQueue<string>(5, handClock());
  const all = Promise.all([queue.wait(100), queue.wait(100)]);
  queue.clear();
  expect(await all).toEqual([null, null]);
});
