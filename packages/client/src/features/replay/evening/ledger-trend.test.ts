import { MIN_GAMES } from '@hundredfold/shared/review/evening.ts';
import { EVALUATOR_VERSION, type LuckLedger } from '@hundredfold/shared/review/ledger.ts';
import { describe, expect, test } from 'vitest';
import type { KeptLedger } from '../../../net/kept-ledgers.ts';
import type { ReviewableGame } from './evenings.ts';
import { changeOf, comparedWith, countedLedgers, outdatedLedgers, trendsOf } from './ledger-trend.ts';
import { wonMatch } from './testing/won-match.ts';

const part = (mean: number, error = 0.01) => ({ mean, error });

/** A ledger with this luck-adjusted result. */
const ledgerOf = (adjusted: number, evaluator = EVALUATOR_VERSION): LuckLedger => ({
  evaluator,
  start: part(0.25),
  cards: part(1 - adjusted),
  play: part(0),
  others: part(0),
  hidden: part(adjusted - 0.25),
  result: 1,
});

const game = (match: string, more: Partial<ReviewableGame> = {}) => wonMatch(match, { seat: 1, ...more });
const kept = (match: string, seat = 1, ledger = ledgerOf(0.5)): KeptLedger => ({ match, seat, ledger });

/** The trends of games that were all reviewed. */
function trends(games: readonly ReviewableGame[], adjusted: (index: number) => number = () => 0.5) {
  return trendsOf(
    countedLedgers(
      games,
      games.map(({ match, seat }, index) => kept(match, seat, ledgerOf(adjusted(index)))),
    ),
  );
}
const several = (count: number, more: Partial<ReviewableGame> = {}) =>
  Array.from({ length: count }, (_, index) => game(`${JSON.stringify(more)}${index}`, more));

describe('the ledgers that count', () => {
  test('are those of the player’s own seat in their own games', () => {
    const own = game('own');
    const ledgers = countedLedgers([own], [kept('own', 0), kept('own', 1), kept('watched', 1)]);
    expect([...ledgers]).toEqual([[own, ledgerOf(0.5)]]);
    expect(countedLedgers([own], [kept('own', 0), kept('watched', 1)]).size).toBe(0);
  });

  test('are those of the current value function, and in the order of the games', () => {
    const games = [game('a'), game('b'), game('c')];
    const ledgers = countedLedgers(games, [kept('c'), kept('b', 1, ledgerOf(0.5, EVALUATOR_VERSION - 1)), kept('a')]);
    expect([...ledgers.keys()].map(({ match }) => match)).toEqual(['a', 'c']);
  });

  test('are told apart from those of another value function, which are counted', () => {
    const old = ledgerOf(0.5, EVALUATOR_VERSION - 1);
    const ofOld = [kept('a', 1, old), kept('b', 0, old), kept('watched', 1, old), kept('c')];
    expect(outdatedLedgers([game('a'), game('b'), game('c')], ofOld)).toBe(1);
  });
});

describe('a trend', () => {
  test('has no share below 30 games', () => {
    expect(trends(several(MIN_GAMES - 1))).toMatchObject([{ reviewed: MIN_GAMES - 1, share: null, course: [] }]);
    const [whole] = trends(several(MIN_GAMES + 2), (index) => 0.4 + 0.2 * (index % 2));
    expect(whole).toMatchObject({ reviewed: MIN_GAMES + 2, expected: 0.25 });
    expect(whole?.share?.mean).toBeCloseTo(0.5, 9);
    expect(whole?.course).toHaveLength(3);
  });

  test('is apart for other games, other numbers of players, and pairs; the most reviewed comes first', () => {
    const pairs = { options: { mode: 'partnership' } };
    const found = trends([
      ...several(1, { game: 'foursquare', seats: 1 }),
      ...several(2, pairs),
      ...several(4, { options: { target: 3 } }),
      ...several(3),
    ]);
    expect(found.map(({ kind, reviewed }) => ({ ...kind, reviewed }))).toEqual([
      { game: 'mod-four', seats: 4, isInPairs: false, options: {}, reviewed: 7 },
      { game: 'mod-four', seats: 4, isInPairs: true, options: {}, reviewed: 2 },
      { game: 'foursquare', seats: 1, isInPairs: false, options: {}, reviewed: 1 },
    ]);
  });

  test('is apart for other options of a game for one, because they decide how often it can be won', () => {
    const alone = (flip?: string) => ({ game: 'foursquare', seats: 1, options: flip === undefined ? {} : { flip } });
    const found = trends([...several(3, alone('line')), ...several(1, alone()), ...several(1, alone('others'))]);
    expect(found.map(({ kind: { options }, reviewed }) => ({ options, reviewed }))).toEqual([
      { options: { flip: 'line' }, reviewed: 3 },
      { options: {}, reviewed: 2 },
    ]);
    const [rummy] = trends(several(1, { game: 'hundred-rummy', seats: 1, options: { tournament: true, target: 200 } }));
    expect(rummy?.kind.options).toEqual({ target: 200 });
  });
});

describe('a comparison', () => {
  test('is too close to call within two standard errors', () => {
    expect(comparedWith(part(0.6, 0.04), 0.5)).toBe('above');
    expect(comparedWith(part(0.4, 0.04), 0.5)).toBe('below');
    expect(comparedWith(part(0.6, 0.06), 0.5)).toBe('close');
    expect(comparedWith(part(0.5, 0), 0.5)).toBe('close');
  });

  test('of the last games with the first ones needs games that are not in both', () => {
    const course = (length: number, last: number) =>
      Array.from({ length }, (_, index) => part(index === length - 1 ? last : 0.5, 0.05));
    expect(changeOf([])).toBeNull();
    expect(changeOf(course(MIN_GAMES, 0.9))).toBeNull();
    expect(changeOf(course(MIN_GAMES + 1, 0.9))).toBe('above');
    expect(changeOf(course(MIN_GAMES + 1, 0.62))).toBe('close');
    expect(changeOf(course(MIN_GAMES + 1, 0.1))).toBe('below');
  });
});
