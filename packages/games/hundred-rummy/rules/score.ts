import { type Face, HUNDRED_FACES, hundredCounts, hundredSum } from '@hundredfold/shared/game';

/** The total that four cards must have, and the points that they score. */
export const GOAL = 100;
export const HAND = 4;

/** Returns whether a hand is exactly four cards that total 100 (rule 4.4). */
export function isHundred(hand: readonly Face[]): boolean {
  return hand.length === HAND && hundredSum(hand) === GOAL;
}

/** Returns the total of a hand. Of five cards, the four count whose total is nearest to 100 (rule 4.4). */
export function bestFour(hand: readonly Face[]): number {
  if (hand.length <= HAND) return hundredSum(hand);
  const totals = hand.map((left) => hundredSum(hand) - hundredSum([left]));
  return totals.reduce((best, total) => (Math.abs(total - GOAL) < Math.abs(best - GOAL) ? total : best));
}

/** All combinations of four cards that total 100, as numbers of each face. */
const HUNDREDS: readonly (readonly number[])[] = fours(HAND, HUNDRED_FACES.length).filter(
  (counts) => hundredSum(counts.flatMap((count, index) => Array<Face>(count).fill(HUNDRED_FACES[index] ?? ''))) === GOAL,
);

/** Returns whether any four of these cards total 100 (rule 5.4). */
export function canMakeHundred(cards: readonly Face[]): boolean {
  const held = hundredCounts(cards);
  return HUNDREDS.some((needed) => needed.every((count, index) => count <= (held[index] ?? 0)));
}

function fours(cards: number, faces: number): readonly (readonly number[])[] {
  if (faces === 1) return [[cards]];
  return Array.from({ length: cards + 1 }, (_, count) => count).flatMap((count) =>
    fours(cards - count, faces - 1).map((rest) => [count, ...rest]),
  );
}
