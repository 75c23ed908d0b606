import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import { releasedCount, type TimelineEntry } from './timeline.ts';

const play = newOngoingMatch('match', startMatch(modFour, defaultOptions(modFour.options), 4));

function entries(...deals: readonly number[]): readonly TimelineEntry[] {
  return deals.flatMap((count, deal) =>
    Array.from({ length: count }, (): TimelineEntry => ({ play, deal: { matchNumber: 1, deal }, over: false })),
  );
}

const late = { watch: 'late', delay: 4 } as const;
const dealt = { watch: 'dealt', delay: 4 } as const;

describe('hands shown with a delay', () => {
  test('are shown after the given number of turns and not before', () => {
    expect(releasedCount([], late)).toBe(0);
    expect(releasedCount(entries(4), late)).toBe(0);
    expect(releasedCount(entries(5), late)).toBe(1);
    expect(releasedCount(entries(9), late)).toBe(5);
  });

  test('are shown at once if their deal has ended', () => {
    expect(releasedCount(entries(9, 1), late)).toBe(9);
    expect(releasedCount(entries(9, 4), late)).toBe(9);
    expect(releasedCount(entries(9, 5), late)).toBe(10);
  });

  test('are shown to the end if the game is over', () => {
    const last: TimelineEntry = { play, deal: { matchNumber: 1, deal: 0 }, over: true };
    expect(releasedCount([...entries(3), last], late)).toBe(4);
    expect(releasedCount([...entries(3), last], dealt)).toBe(4);
    const next: TimelineEntry = { play, deal: { matchNumber: 2, deal: 0 }, over: false };
    expect(releasedCount([...entries(3), last, next], late)).toBe(4);
  });
});

test('hands shown after their deal wait until the deal has ended', () => {
  expect(releasedCount(entries(30), dealt)).toBe(0);
  expect(releasedCount(entries(30, 1), dealt)).toBe(30);
  expect(releasedCount(entries(30, 12), dealt)).toBe(30);
  expect(releasedCount(entries(30, 12, 1), dealt)).toBe(42);
});
