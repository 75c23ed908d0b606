import { expect, test } from 'vitest';
import { listedParts, overviewOf } from './game-overview.ts';

const game = (deals: readonly number[]) =>
  overviewOf(deals.flatMap((turns, deal) => Array.from({ length: turns }, () => deal + 1)));

test.each([[[40, 60, 20]], [[6001]], [[30, 1200, 5]], [[501]], [[1]]])(
  'no part of a game with deals of %s turns that is listed is long, and each turn is in one part of its deal',
  (deals) => {
    const overview = game(deals);
    const parts = listedParts(overview);
    for (const { from, to } of parts) expect(to - from).toBeLessThanOrEqual(500);
    const turns = parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index + 1));
    expect(turns).toEqual(Array.from({ length: overview.last }, (_, index) => index + 1));
    expect(parts.length).toBe(deals.reduce((sum, length) => sum + Math.ceil(Math.max(1, length - 1) / 500), 0));
  },
);
