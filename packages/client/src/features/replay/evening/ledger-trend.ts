import { differenceOf, type ShareEstimate } from '@hundredfold/shared/bots/share-estimate.ts';
import { type OptionValues, optionsThatDiffer, parseOptions } from '@hundredfold/shared/core/options.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { luckAdjustedShare, luckAdjustedTrend, MIN_GAMES } from '@hundredfold/shared/review/evening.ts';
import { EVALUATOR_VERSION, type LuckLedger } from '@hundredfold/shared/review/ledger.ts';
import type { KeptLedger } from '../../../net/kept-ledgers.ts';
import { isCertain } from '../ledger-parts.ts';
import type { ReviewableGame } from './evenings.ts';

/**
 * The games in which an equal share of the victory is the same: matches of one game with as many players, alone or in pairs. In a game
 * for one the options decide how often it can be won at all.
 */
export interface GameKind {
  readonly game: string;
  readonly seats: number;
  readonly isInPairs: boolean;
  /** The options of a game for one that differ from the plain game; none in other games. */
  readonly options: OptionValues;
}

/** A player’s share of the victory in games of one kind, without the luck of the cards. */
export interface ShareTrend {
  readonly kind: GameKind;
  /** The number of games that were reviewed. */
  readonly reviewed: number;
  /** The share over all of them; `null` while there are fewer than 30. */
  readonly share: ShareEstimate | null;
  /** The share that was expected at the start, with bots in all seats. */
  readonly expected: number;
  /** The share over 30 games each, in the order of time: one for each game from the 30th. */
  readonly course: readonly ShareEstimate[];
}

/** The ledgers of reviewed games, in the order of time. */
export type CountedLedgers = ReadonlyMap<ReviewableGame, LuckLedger>;

/** Returns the ledgers of games that can be added up. Those of another version of the value function are left out. */
export function countedLedgers(games: readonly ReviewableGame[], kept: readonly KeptLedger[]): CountedLedgers {
  return new Map([...ownLedgers(games, kept)].filter(([, { evaluator }]) => evaluator === EVALUATOR_VERSION));
}

/** Returns the number of games whose ledger is of another version of the value function, so that it does not count. */
export function outdatedLedgers(games: readonly ReviewableGame[], kept: readonly KeptLedger[]): number {
  return ownLedgers(games, kept).size - countedLedgers(games, kept).size;
}

function ownLedgers(games: readonly ReviewableGame[], kept: readonly KeptLedger[]): CountedLedgers {
  const bySeat = new Map(kept.map(({ match, seat, ledger }) => [`${match} ${seat}`, ledger]));
  return new Map(
    games.flatMap((played) => {
      const ledger = bySeat.get(`${played.match} ${played.seat}`);
      return ledger === undefined ? [] : [[played, ledger] as const];
    }),
  );
}

/** Returns the trend for each kind of game that was reviewed, the most reviewed first. The games are in the order of time. */
export function trendsOf(ledgers: CountedLedgers): readonly ShareTrend[] {
  const kinds = Map.groupBy([...ledgers], ([played]) => JSON.stringify(kindOf(played)));
  return [...kinds]
    .map(([kind, alike]) => {
      const reviewed = alike.map(([, ledger]) => ledger);
      return trendOf(JSON.parse(kind) as GameKind, reviewed);
    })
    .toSorted((one, other) => other.reviewed - one.reviewed);
}

function kindOf({ game: id, seats, options }: ReviewableGame): GameKind {
  const game = gameById(id);
  const parsed = game === undefined ? null : parseOptions(game.options, options);
  if (game === undefined || parsed?.ok !== true) return { game: id, seats, isInPairs: false, options: {} };
  return {
    game: id,
    seats,
    isInPairs: typeof game.partnerOf?.(parsed.value, 0) === 'number',
    options: seats === 1 ? optionsThatDiffer(game.options, seats, parsed.value) : {},
  };
}

function trendOf(kind: GameKind, ledgers: readonly LuckLedger[]): ShareTrend {
  return {
    kind,
    reviewed: ledgers.length,
    share: luckAdjustedShare(ledgers),
    expected: ledgers.reduce((sum, { start }) => sum + start.mean, 0) / ledgers.length,
    course: luckAdjustedTrend(ledgers),
  };
}

/** How a share compares with another one: beyond two standard errors, or too close to call. */
export type ShareComparison = 'above' | 'below' | 'close';

/** Compares a share with an exact one. */
export function comparedWith({ mean, error }: ShareEstimate, expected: number): ShareComparison {
  const difference = mean - expected;
  if (difference === 0 || !isCertain({ mean: difference, error })) return 'close';
  return difference > 0 ? 'above' : 'below';
}

/** Compares the last 30 games with the first 30; `null` while some games are in both. */
export function changeOf(course: readonly ShareEstimate[]): ShareComparison | null {
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined || course.length <= MIN_GAMES) return null;
  return comparedWith(differenceOf(last, first), 0);
}
