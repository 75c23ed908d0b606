import type { Face } from '@hundredfold/shared/game';

/** Returns the value of a card: the number printed on it (rule 2.1). */
export function cardValue(card: Face): number {
  return Number.parseInt(card, 10);
}

/** Returns the place in a trick of the card that takes it: the highest one, among equal ones the first (rule 4.2). */
export function placeOfHighest(trick: readonly Face[]): number {
  const values = trick.map(cardValue);
  return values.indexOf(Math.max(...values));
}
