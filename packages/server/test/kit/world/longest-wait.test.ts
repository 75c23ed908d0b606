import { expect, test } from 'vitest';
import { longestGiven, longestWait, type Moment } from './longest-wait.ts';

const at = (seconds: number, version: number, given: Partial<Moment> = {}): Moment => ({
  at: seconds * 1000,
  round: 1,
  version,
  phase: 'playing',
  isClockRunning: false,
  dues: [],
  ...given,
});

test('the longest wait is the time between two versions, whatever else happens at the table meanwhile', () => {
  expect(longestWait([at(0, 1), at(10, 2), at(50, 2), at(101, 3), at(102, 4)])).toBe(91_000);
});

test('a wait that does not end counts, too', () => {
  expect(longestWait([at(0, 1), at(95, 1)])).toBe(95_000);
});

test('a pause does not count, nor does the time between two games', () => {
  const paused = [at(0, 1), at(30, 1, { isClockRunning: true }), at(800, 1), at(820, 2)];
  expect(longestWait(paused)).toBe(50_000);
  const between = [at(0, 1), at(5, 2, { phase: 'over' }), at(500, 1, { round: 2 }), at(504, 2, { round: 2 })];
  expect(longestWait(between)).toBe(5000);
});

test('the longest given time is the longest time shown', () => {
  expect(longestGiven([])).toBe(0);
  expect(longestGiven([at(0, 1, { dues: [{ from: 100, due: 33_100 }] }), at(1, 2, { dues: [{ from: 0, due: 28_000 }] })])).toBe(
    33_000,
  );
});
