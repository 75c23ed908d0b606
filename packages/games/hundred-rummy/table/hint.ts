import { type NameOf, type PlayerName, standsOut } from '@hundredfold/client/game';
import { type Face, HUNDRED_FACES, hundredSum, hundredValue, ownHand, without } from '@hundredfold/shared/game';
import type { RummyAction } from '../rules/declaration.ts';
import { GOAL } from '../rules/score.ts';
import type { RummyView } from '../rules/view.ts';
import { hundredRummyMessages } from './messages.ts';

export function reason(view: RummyView, action: RummyAction, _name: NameOf, player: PlayerName): string | null {
  const texts = hundredRummyMessages.value.hint;
  const hand = ownHand(view);
  const { top } = view.table.discard;
  if (action.type === 'score') return texts.wins(added(hand), player);
  if (action.type === 'draw') {
    if (action.from === 'draw' || top === null) return texts.unseen(view.seats.length === 1 ? null : top, player);
    const goes = spare([...hand, top]);
    return goes === undefined ? texts.openNearer(top, player) : texts.open(top, goes, player);
  }
  return discarding(hand, action.card, player);
}

function discarding(hand: readonly Face[], goes: Face, player: PlayerName): string | null {
  const texts = hundredRummyMessages.value.hint;
  const rest = without(hand, hand.lastIndexOf(goes));
  const total = hundredSum(rest);
  if (total === GOAL) return texts.leaves(added(rest));
  const helps = helpsAfter(hand, goes);
  if (helps.length > 0 && standsOut(goes, hand, (card) => helpsAfter(hand, card).length))
    return texts.waits(total, helps.join(', '), player);
  const isNearest = standsOut(goes, hand, (card) => -Math.abs(hundredSum(hand) - hundredValue(card) - GOAL));
  return isNearest ? texts.nearer(total, player) : null;
}

/** Returns the cards that make 100 possible after a discard. */
function helpsAfter(hand: readonly Face[], goes: Face): readonly Face[] {
  const rest = without(hand, hand.lastIndexOf(goes));
  return HUNDRED_FACES.filter((face) => spare([...rest, face]) !== undefined);
}

/** Returns the one card of five without which the others make 100. */
function spare(cards: readonly Face[]): Face | undefined {
  const total = hundredSum(cards);
  return cards.find((card) => total - hundredValue(card) === GOAL);
}

function added(cards: readonly Face[]): string {
  return cards.toSorted((one, other) => hundredValue(other) - hundredValue(one)).join(' + ');
}
