import { type Face, ownHand, type RandomSource } from '@hundredfold/shared/game';
import type { SkeletonAction } from './declaration.ts';
import { cardValue } from './score.ts';
import type { SkeletonView } from './view.ts';

/** The bot leads anything once in so many times, so that not all bots play alike. */
const WHIM = 8;

/** Takes a trick as cheaply as possible, and throws away the lowest card otherwise. A leader plays the highest card. */
export function bot(view: SkeletonView, source: RandomSource): SkeletonAction {
  const hand = ownHand(view).toSorted((one, other) => cardValue(one) - cardValue(other));
  const { trick } = view.table;
  if (trick.length === 0) return play(source.below(WHIM) === 0 ? hand[source.below(hand.length)] : hand.at(-1));
  const highest = Math.max(...trick.map(cardValue));
  return play(hand.find((card) => cardValue(card) > highest) ?? hand[0]);
}

function play(card: Face | undefined): SkeletonAction {
  if (card === undefined) throw new Error('a bot was asked to play from an empty hand');
  return { type: 'play', card };
}
