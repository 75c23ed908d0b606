import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { SILENCE, type Talk } from './talk.ts';
import { openTalks } from './talks.ts';

const MINUTE = 60_000;
const talk: Talk = { ...SILENCE, count: 3 };

test('what was said at a table is there when it is brought up again, and forgotten a quarter of an hour later', () => {
  const clock = handClock();
  const talks = openTalks(clock);
  expect(talks.at('TABLE000')).toBe(SILENCE);
  talks.keep('TABLE000', talk);
  talks.putAway('TABLE000');
  clock.pass(14 * MINUTE);
  expect(talks.at('TABLE000')).toBe(talk);
  clock.pass(60 * MINUTE);
  expect(talks.at('TABLE000')).toBe(talk);
  talks.putAway('TABLE000');
  clock.pass(15 * MINUTE);
  expect(talks.at('TABLE000')).toBe(SILENCE);
});
