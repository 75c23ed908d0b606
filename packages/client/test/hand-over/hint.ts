import type { Face } from '@hundredfold/shared/cards/face.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { HandOverAction, HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { cardName } from '../../src/cards/card-names.ts';
import { standsOut } from '../../src/games/hints.ts';
import type { PlayerName } from '../../src/i18n/sentence.ts';
import type { NameOf } from '../../src/table/presentation.ts';
import { handOverMessages } from './messages.ts';

export function reason(view: HandOverView, action: HandOverAction, _name: NameOf, player: PlayerName): string | null {
  const { keeps, counts } = handOverMessages.value.hint;
  if (action.type === 'show') return standsOut(action.card, ownHand(view), pointsOf) ? counts(pointsOf(action.card)) : null;
  const kept = ownHand(view).filter((card) => !action.cards.includes(card));
  return keeps(cardName(kept.reduce((best, card) => (pointsOf(card) > pointsOf(best) ? card : best), kept[0] ?? '')), player);
}

function pointsOf(card: Face): number {
  return Number.parseInt(card, 10);
}
