import { chanceToWin, type Face, type Outcome, rankByMost, type Seat } from '@hundredfold/shared/game';
import { cardPoints, isQueen } from './cards.ts';

/** The limit of points: a player with more has lost (rule 1.3). */
export const LIMIT = 101;

/** Returns the points of the cards left in a hand (rule 2.2). */
export function handPoints(hand: readonly Face[]): number {
  return hand.reduce((sum, card) => sum + cardPoints(card), 0);
}

/** Returns the bonus for going out on a card (rule 7.2). */
export function exitBonus(card: Face): number {
  if (!isQueen(card)) return 0;
  return card === 'QS' ? -40 : -20;
}

/** Returns the total after a round (rule 7.4). */
export function totalAfter(total: number, points: number): number {
  return total + points === LIMIT ? 0 : total + points;
}

/** Returns whether a total has lost (rule 1.3). */
export function hasLost(total: number): boolean {
  return total > LIMIT;
}

export function runningTotals(points: readonly number[]): readonly number[] {
  let total = 0;
  return points.map((each) => {
    total = totalAfter(total, each);
    return total;
  });
}

/**
 * Ranks the seats that lasted longer first, and among those that dropped out together the lower total first (rule 8.3). `rounds`
 * has the number of rounds that each seat played.
 */
export function rankByLasting(rounds: readonly number[], totals: readonly number[]): NonNullable<Outcome['ranking']> {
  const alone = totals.findIndex((total) => !hasLost(total));
  const worth = (seat: Seat) => (seat === alone ? Number.MAX_SAFE_INTEGER : (rounds[seat] ?? 0) * 10_000 - (totals[seat] ?? 0));
  return rankByMost(totals.map((_, seat) => worth(seat)));
}

/** The lead in points that makes a player e times as likely to win, as it is between normal bots. */
const SCALE = 40;

export function worthOfTotals(totals: readonly number[], seat: Seat): number {
  return chanceToWin(
    totals.map((total) => (hasLost(total) ? Number.NEGATIVE_INFINITY : -total)),
    seat,
    SCALE,
  );
}
