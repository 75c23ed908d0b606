import type { Face } from './face.ts';

/** The cards of one set with the number of copies of each: 24 cards, 620 points. The code of a card is its value. */
const SET: readonly (readonly [card: Face, copies: number])[] = [
  ['10', 7],
  ['20', 4],
  ['30', 7],
  ['40', 4],
  ['50', 2],
];

export const HUNDRED_FACES: readonly Face[] = SET.map(([card]) => card);

/** Returns a deck of one or more sets of hundred cards, low cards first. */
export function hundredDeck(sets: number): readonly Face[] {
  return SET.flatMap(([card, copies]) => Array.from({ length: copies * sets }, () => card));
}

const VALUES: ReadonlyMap<Face, number> = new Map(HUNDRED_FACES.map((card) => [card, Number(card)]));

export function hundredValue(card: Face): number {
  const value = VALUES.get(card);
  if (value === undefined) throw new Error(`no such card: ${card}`);
  return value;
}

export function hundredSum(cards: readonly Face[]): number {
  let sum = 0;
  for (const card of cards) sum += hundredValue(card);
  return sum;
}
