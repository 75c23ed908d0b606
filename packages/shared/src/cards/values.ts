import type { Face } from './face.ts';

/** Returns the function that gives the value of each of some cards. It throws for any other one. */
export function valuesOf(cards: readonly Face[], calculate: (card: Face) => number): (card: Face) => number {
  const values = new Map(cards.map((card) => [card, calculate(card)]));
  return (card) => {
    const value = values.get(card);
    if (value === undefined) throw new Error(`no such card: ${card}`);
    return value;
  };
}
