import type { Face } from './face.ts';

/**
 * Deals cards one at a time. Returns a hand for each of `seats` seats; only those of `order` get cards, in that order.
 *
 * @example
 * dealOneByOne(['7S', '8S', '9S'], [1, 0], 2) // [['8S'], ['7S', '9S']]
 */
export function dealOneByOne(cards: readonly Face[], order: readonly number[], seats: number): readonly (readonly Face[])[] {
  const hands: Face[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  let turn = 0;
  for (const card of cards) {
    hands[order[turn] ?? 0]?.push(card);
    turn = turn + 1 < order.length ? turn + 1 : 0;
  }
  return hands;
}
