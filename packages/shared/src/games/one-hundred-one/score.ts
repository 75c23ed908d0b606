import type { Face } from '../../cards/face.ts';
import { type Outcome, rankByMost } from '../../core/outcome.ts';
import type { Seat } from '../../core/seat.ts';
import { cardPoints, isQueen } from './cards.ts';

/** Rule 1.3: who has more has lost. */
export const LIMIT = 101;

/** Rule 2.2: what the cards that are left over cost. */
export function handPoints(hand: readonly Face[]): number {
  return hand.reduce((sum, card) => sum + cardPoints(card), 0);
}

/** Rule 7.2: what a card is worth to whoever goes out on it. */
export function exitBonus(card: Face): number {
  if (!isQueen(card)) return 0;
  return card === 'QS' ? -40 : -20;
}

/** Rule 7.4: the total after a round. */
export function totalAfter(total: number, points: number): number {
  return total + points === LIMIT ? 0 : total + points;
}

/** Rule 1.3. */
export function hasLost(total: number): boolean {
  return total > LIMIT;
}

/** A seat's total after each of its rounds, from the points of the rounds. */
export function runningTotals(points: readonly number[]): readonly number[] {
  let total = 0;
  return points.map((each) => {
    total = totalAfter(total, each);
    return total;
  });
}

/** Rule 8.2: the lowest total is best. */
export function rankByLeast(totals: readonly number[]): NonNullable<Outcome['ranking']> {
  return rankByMost(totals.map((total) => -total));
}

/** Rule 8.3: who lasted longer is better, and of two who dropped out together the lower total. `rounds` counts what each seat played. */
export function rankByLasting(rounds: readonly number[], totals: readonly number[]): NonNullable<Outcome['ranking']> {
  const alone = totals.findIndex((total) => !hasLost(total));
  const worth = (seat: Seat) => (seat === alone ? Number.MAX_SAFE_INTEGER : (rounds[seat] ?? 0) * 10_000 - (totals[seat] ?? 0));
  return rankByMost(totals.map((_, seat) => worth(seat)));
}
