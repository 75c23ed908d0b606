import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { expect, test } from 'vitest';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { tableLegend } from './table-legend.ts';

function awayAt(game: typeof modFour | typeof foursquare, players: number): readonly string[] {
  const snapshot = begunTable(0, game, players);
  const [first, ...others] = snapshot.seats;
  const seats = first === undefined ? [] : [{ ...first, status: 'away' as const }, ...others];
  return tableLegend({ ...snapshot, seats }).map(({ says }) => says);
}

test('the legend promises a bot for a player who is away, except in a game for one player', () => {
  expect(awayAt(modFour, 4)).toContain('Away: a bot will play for them soon.');
  expect(awayAt(foursquare, 1)).toContain('Away: their connection is lost.');
});
