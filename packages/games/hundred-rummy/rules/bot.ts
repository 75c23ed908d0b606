import { anyOf, anyOfBest, ownHand, type RandomSource } from '@hundredfold/shared/game';
import type { RummyAction } from './declaration.ts';
import { expectedValue, handKey, keyOfCard, type NextCard, nextCard, valueOfBestFour, valueOfFour } from './odds.ts';
import { legal, type RummyView } from './view.ts';

/** The bot chooses at random once in so many actions. Otherwise two bots could wait for each other's cards for ever. */
const WHIM = 60;
/** The value of scoring now. It is higher than that of a hundred kept in hand. */
const SCORED = 2;

/** Scores if possible. Otherwise draws and keeps the cards that most likely make 100 in the next two turns. */
export function bot(view: RummyView, source: RandomSource): RummyAction {
  const choices = legal(view);
  const next = nextUnseen(view);
  const hand = handKey(ownHand(view));
  const worths = choices.map((action) => worthOf(action, view, hand, next));
  const hasWhim = Math.max(...worths) < 1 && view.seats.length > 1 && source.below(WHIM) === 0;
  return hasWhim ? anyOf(choices, source) : anyOfBest(choices, worths, source);
}

function worthOf(action: RummyAction, { table }: RummyView, hand: number, next: NextCard): number {
  if (action.type === 'discard') return valueOfFour(hand - keyOfCard(action.card), next, 1);
  if (action.type === 'score') return SCORED;
  if (action.from === 'draw') return expectedValue(hand, next, 1);
  return table.discard.top === null ? 0 : valueOfBestFour(hand + keyOfCard(table.discard.top), next, 1);
}

function nextUnseen(view: RummyView): NextCard {
  const { top } = view.table.discard;
  return nextCard(view.seats.length, [ownHand(view), top === null ? [] : [top], ...view.seats.map(({ scored }) => scored)]);
}
