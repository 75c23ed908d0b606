import type { Face } from './face.ts';
import { valuesOf } from './values.ts';

/** The cards of one set with the number of copies of each: 24 cards, 620 points. The code of a card is its value. */
const SET: readonly (readonly [card: Face, copies: number])[] = [
  ['10', 7],
  ['20', 4],
  ['30', 7],
  ['40', 4],
  ['50', 2],
];

/** The five faces of hundred cards, lowest first. The cards have no suits. */
export const HUNDRED_FACES: readonly Face[] = SET.map(([card]) => card);

/** Returns a deck of one or more sets of hundred cards, low cards first. */
export function hundredDeck(sets: number): readonly Face[] {
  return SET.flatMap(([card, copies]) => Array.from({ length: copies * sets }, () => card));
}

/** The points of a hundred card. It throws for any other card. */
export const hundredValue = valuesOf(HUNDRED_FACES, Number);

/** Returns the number of cards of each face, in the order of the faces. */
export function hundredCounts(cards: readonly Face[]): number[] {
  const counts = HUNDRED_FACES.map(() => 0);
  for (const card of cards) {
    const face = HUNDRED_FACES.indexOf(card);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}

/** Returns the share that each of some numbers has in all of them. */
export function sharesOf(counts: readonly number[]): readonly number[] {
  let all = 0;
  for (const count of counts) all += count;
  return counts.map((count) => count / Math.max(1, all));
}

/** The points of hundred cards together. It throws for any other card. */
export function hundredSum(cards: readonly Face[]): number {
  let sum = 0;
  for (const card of cards) sum += hundredValue(card);
  return sum;
}
