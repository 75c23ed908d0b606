import type { Face } from '../../cards/face.ts';
import { hundredValue } from '../../cards/hundred.ts';

export const STACKS = 4;
/** What the four top cards are to total (rule 4.3). */
export const GOAL = 100;

/** What the top cards add up to; a stack that is empty adds nothing. */
export function topsTotal(tops: readonly (Face | null | undefined)[]): number {
  let total = 0;
  for (const top of tops) if (top) total += hundredValue(top);
  return total;
}

/** Rules 5.2 and 5.3: a point outweighs any number of cards, of which there are 48. */
export function standing(points: number, cards: number): number {
  return points * 100 - cards;
}
