import type { OwnResult } from '@hundredfold/shared/core/played.ts';
import { describe, expect, test } from 'vitest';
import { eveningsOf, type ReviewableGame, reviewableGames } from './evenings.ts';
import { wonMatch } from './testing/won-match.ts';

const HOUR_MS = 3_600_000;

/** A game that ended at an hour. */
const played = (match: string, hour: number, more: Partial<ReviewableGame> = {}) =>
  wonMatch(match, { at: hour * HOUR_MS, ...more });

const evenings = (...games: readonly OwnResult[]) =>
  eveningsOf(reviewableGames(games)).map(({ game, games: all }) => [game, all.map(({ match }) => match).join(' ')]);

describe('the games that count in ledgers', () => {
  test('are in the order of time', () => {
    expect(reviewableGames([played('b', 2), played('a', 1), played('c', 3)]).map(({ match }) => match)).toEqual(['a', 'b', 'c']);
  });

  test('are not those of a game that this page does not know', () => {
    const games = [played('unknown', 1, { game: 'later-game' }), played('known', 2)];
    expect(reviewableGames(games).map(({ match }) => match)).toEqual(['known']);
  });

  test('are not those that the player left, in which a bot moved for the player, that went on from another game, or whose seat is not known', () => {
    const { seat: _, ...old } = played('old', 4);
    expect(
      reviewableGames([
        played('left', 1, { left: true }),
        played('moved', 3, { botMoved: true }),
        played('on', 2, { playedOn: 0 }),
        old,
      ]),
    ).toEqual([]);
  });
});

describe('an evening', () => {
  test('is all games with less than four hours between their ends, however long it becomes', () => {
    const games = [0, 3.9, 7.8, 11.7].map((hour, index) => played(`g${index}`, hour));
    expect(evenings(...games)).toEqual([['mod-four', 'g0 g1 g2 g3']]);
    expect(evenings(played('a', 0), played('b', 4))).toEqual([
      ['mod-four', 'b'],
      ['mod-four', 'a'],
    ]);
  });

  test('has its games apart by their rules, and other games between them do not part it', () => {
    const rummy = { game: 'hundred-rummy' };
    expect(evenings(played('a', 0), played('r', 3, rummy), played('b', 6), played('s', 30, rummy))).toEqual([
      ['hundred-rummy', 's'],
      ['mod-four', 'a b'],
      ['hundred-rummy', 'r'],
    ]);
  });

  test('is none without games', () => {
    expect(evenings()).toEqual([]);
  });
});
