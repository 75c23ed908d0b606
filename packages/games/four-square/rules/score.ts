import { type Face, hundredValue } from '@hundredfold/shared/game';

export const STACKS = 4;
/** The total of the four top cards that takes a stack (rule 4.3). */
export const GOAL = 100;

export function topsTotal(tops: readonly (Face | null | undefined)[]): number {
  let total = 0;
  for (const top of tops) if (top) total += hundredValue(top);
  return total;
}

/** Returns a rank value from points and cards (rules 5.2 and 5.3). One point outweighs all 48 cards. */
export function standing(points: number, cards: number): number {
  return points * 100 - cards;
}
