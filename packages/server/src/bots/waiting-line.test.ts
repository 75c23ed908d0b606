import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { waitingLine } from './waiting-line.ts';

test('those who wait are served in the order in which they came', async () => {
  const line = waitingLine<string>(5, handClock());
  const [one, other] = [line.wait(100), line.wait(100)];
  expect([line.serve(() => 'a'), line.serve(() => 'b'), line.serve(() => 'c')]).toEqual([true, true, false]);
  expect(await Promise.all([one, other])).toEqual(['a', 'b']);
});

test('a line that is full turns away at once', async () => {
  const line = waitingLine<string>(1, handClock());
  const first = line.wait(100);
  expect(await line.wait(100)).toBeNull();
  line.serve(() => 'a');
  expect(await first).toBe('a');
});

test('nobody waits longer than they are willing to', async () => {
  const clock = handClock();
  const line = waitingLine<string>(5, clock);
  const [hasty, patient] = [line.wait(100), line.wait(Number.POSITIVE_INFINITY)];
  clock.pass(100);
  expect(await hasty).toBeNull();
  line.serve(() => 'a');
  expect(await patient).toBe('a');
});

test('a request that nobody wants any more leaves the line', async () => {
  const line = waitingLine<string>(5, handClock());
  const unwanted = new AbortController();
  const [first, second] = [line.wait(100, unwanted.signal), line.wait(100)];
  unwanted.abort(new Error('moved on'));
  await expect(first).rejects.toThrow('moved on');
  await expect(line.wait(100, unwanted.signal)).rejects.toThrow('moved on');
  line.serve(() => 'a');
  expect(await second).toBe('a');
});

test('a line that is cleared gives nothing', async () => {
  const line = waitingLine<string>(5, handClock());
  const all = Promise.all([line.wait(100), line.wait(100)]);
  line.clear();
  expect(await all).toEqual([null, null]);
});
