import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { timers } from './clock.ts';

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
