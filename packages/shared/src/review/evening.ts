import { estimateOf, type ShareEstimate, sumOf } from '../bots/share-estimate.ts';
import type { LuckLedger } from './ledger.ts';

/** The ledger of several games together: every part is the sum over the games. */
export interface EveningLedger extends LuckLedger {
  readonly games: number;
}

/** A share needs so many games before it says more about the player than about luck. */
export const MIN_GAMES = 30;

/**
 * Returns the ledger of several games together; `null` if there are none. Only games that were measured by the same value function add
 * up, so those of another version than the last one are left out.
 */
export function eveningOf(ledgers: readonly LuckLedger[]): EveningLedger | null {
  const same = ofLastVersion(ledgers);
  const [first] = same;
  if (first === undefined) return null;
  const sum = (part: 'start' | 'cards' | 'play' | 'others' | 'hidden') => sumOf(same.map((ledger) => ledger[part]));
  return {
    evaluator: first.evaluator,
    games: same.length,
    start: sum('start'),
    cards: sum('cards'),
    play: sum('play'),
    others: sum('others'),
    hidden: sum('hidden'),
    result: same.reduce((total, { result }) => total + result, 0),
  };
}

/**
 * Returns a player’s mean share of the victory in games of one kind, without the luck of the cards; `null` below 30 games. The cards give
 * nothing in the mean, so this is as fair as the plain share, and exact after a fraction of the games.
 */
export function luckAdjustedShare(ledgers: readonly LuckLedger[]): ShareEstimate | null {
  const same = ofLastVersion(ledgers);
  return same.length < MIN_GAMES ? null : estimateOf(same.map(({ result, cards }) => result - cards.mean));
}

/**
 * Returns how the luck-adjusted share has changed: one estimate for each game from the 30th, over the 30 games that end with it. The
 * ledgers are in the order of time.
 */
export function luckAdjustedTrend(ledgers: readonly LuckLedger[]): readonly ShareEstimate[] {
  const same = ofLastVersion(ledgers);
  return same.slice(MIN_GAMES - 1).flatMap((_, index) => luckAdjustedShare(same.slice(index, index + MIN_GAMES)) ?? []);
}

function ofLastVersion(ledgers: readonly LuckLedger[]): readonly LuckLedger[] {
  const last = ledgers.at(-1)?.evaluator;
  return ledgers.filter(({ evaluator }) => evaluator === last);
}
