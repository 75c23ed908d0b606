import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { newPlay } from '@hundredfold/shared/core/play.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { describe, expect, test } from 'vitest';
import { releasedIndex, type TimelineEntry } from './timeline.ts';

const play = newPlay('match', startMatch(modFour, defaultOptions(modFour.options), 4));

/** So many moments of each deal. */
function moments(...deals: readonly number[]): readonly TimelineEntry[] {
  return deals.flatMap((count, number) =>
    Array.from({ length: count }, (): TimelineEntry => ({ play, deal: { round: 1, number }, over: false })),
  );
}

const late = { watch: 'late', delay: 4 } as const;
const dealt = { watch: 'dealt', delay: 4 } as const;

describe('hands that are shown late', () => {
  test('are shown after so many turns and not before', () => {
    expect(releasedIndex([], late)).toBe(0);
    expect(releasedIndex(moments(4), late)).toBe(0);
    expect(releasedIndex(moments(5), late)).toBe(1);
    expect(releasedIndex(moments(9), late)).toBe(5);
  });

  test('of a deal that has ended are shown at once', () => {
    expect(releasedIndex(moments(9, 1), late)).toBe(9);
    expect(releasedIndex(moments(9, 4), late)).toBe(9);
    expect(releasedIndex(moments(9, 5), late)).toBe(10);
  });

  test('of a game that is over are shown to the end', () => {
    const last: TimelineEntry = { play, deal: { round: 1, number: 0 }, over: true };
    expect(releasedIndex([...moments(3), last], late)).toBe(4);
    expect(releasedIndex([...moments(3), last], dealt)).toBe(4);
    const next: TimelineEntry = { play, deal: { round: 2, number: 0 }, over: false };
    expect(releasedIndex([...moments(3), last, next], late)).toBe(4);
  });
});

test('hands that are shown once a deal has ended wait for that', () => {
  expect(releasedIndex(moments(30), dealt)).toBe(0);
  expect(releasedIndex(moments(30, 1), dealt)).toBe(30);
  expect(releasedIndex(moments(30, 12), dealt)).toBe(30);
  expect(releasedIndex(moments(30, 12, 1), dealt)).toBe(42);
});
