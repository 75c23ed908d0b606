import { expect, test } from 'vitest';
import { type CountedGame, LATEST, statisticsOf } from './statistics.ts';

let at = 0;

/** Returns a game of Mod Four with a friend and two bots, later than the previous one. */
function played(what: Partial<CountedGame> = {}): CountedGame {
  at += 1;
  const plain = { match: `m${at}`, at, game: 'mod-four', options: {}, seats: 4, people: 2, score: 7, place: 2, isLocal: false };
  return { ...plain, ...what };
}

const first = (score = 10) => played({ place: 1, score });

function alone(won: boolean, score: number): CountedGame {
  const { place: _, ...rest } = played({ game: 'foursquare', seats: 1, people: 1, won, score });
  return rest;
}

const only = (games: readonly CountedGame[]) => statisticsOf(games)[0]!.forms[0]!;

test('a game that this version does not have has no statistics', () => {
  expect(statisticsOf([played({ game: 'a-game-of-tomorrow' })])).toEqual([]);
});

test('games, points and streaks are counted in any order', () => {
  const games = [first(), first(11), played({ place: 4, score: 1 }), first(), played({ place: 2, score: 8 }), first(), first()];
  const { latest, ...counted } = only(games.toReversed());
  expect(counted).toEqual({
    game: 'mod-four',
    company: 'others',
    options: {},
    seats: 4,
    played: 7,
    won: 5,
    streak: { now: 2, longest: 2 },
    best: 11,
    average: 60 / 7,
  });
  expect(latest).toEqual(games);
});

test('a game that was left is neither won nor lost, ends a streak, and its points do not count', () => {
  const left = () => played({ place: 1, score: 50, left: true });
  const ended = { played: 3, won: 2, streak: { now: 0, longest: 2 } };
  expect(only([first(), first(), left()])).toMatchObject(ended);
  expect(only([first(), left()])).toMatchObject({ best: 10, average: 10 });
  expect(only([left()])).toMatchObject({ won: 0, best: null, average: null, streak: { now: 0, longest: 0 } });
});

test('solitaires are won or lost', () => {
  const games = [alone(true, 12), alone(false, 0), alone(true, 5), alone(true, 7)];
  expect(only(games)).toMatchObject({ company: 'alone', played: 4, won: 3, best: 12, average: 6 });
  expect(only(games).streak).toEqual({ now: 2, longest: 2 });
});

test('where low scores are good, the lowest is the best', () => {
  const games = [played({ game: 'one-hundred-one', score: 40 }), played({ game: 'one-hundred-one', score: -20, place: 1 })];
  expect(only(games)).toMatchObject({ best: -20, average: 10 });
});

test('games are grouped by opponents and options, the most played first', () => {
  const pairs = { options: { mode: 'partnership', target: 15 } };
  const samePairs = { options: { target: 15, mode: 'partnership' } };
  const games = [played(), played(pairs), played(samePairs), played({ people: 1 }), played({ people: 1 }), played({ people: 1 })];
  const [{ forms }] = statisticsOf([alone(true, 3), ...games]) as [ReturnType<typeof statisticsOf>[number]];
  expect(forms.map(({ company, options, played }) => [company, options.mode, played])).toEqual([
    ['bots', undefined, 3],
    ['others', 'partnership', 2],
    ['others', undefined, 1],
  ]);
  expect(statisticsOf([alone(true, 3), ...games]).map(({ game }) => game)).toEqual(['mod-four', 'foursquare']);
});

test('the latest games are limited in number, the oldest first', () => {
  const games = Array.from({ length: LATEST + 5 }, () => played());
  expect(only(games).latest).toEqual(games.slice(5));
  expect(only(games).played).toBe(LATEST + 5);
});
