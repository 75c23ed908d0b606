import { type NameOf, type PlayerName, standsOut } from '@hundredfold/client/game';
import { type Face, ownHand, type Seat } from '@hundredfold/shared/game';
import type { ModFourAction } from '../rules/declaration.ts';
import { cardValue, favoured, partnerOf, SEATS, trickSum } from '../rules/score.ts';
import type { ModFourView } from '../rules/view.ts';
import { modFourMessages } from './messages.ts';

export function reason(view: ModFourView, action: ModFourAction, name: NameOf, player: PlayerName): string | null {
  if (action.type === 'cut') return null; // No one knows the order of the cards.
  const texts = modFourMessages.value.hint;
  const { trick, leader } = view.table;
  const sumWith = (card: Face): number => trickSum(trick) + cardValue(card);
  const winnerWith = (card: Face): Seat => favoured(leader ?? 0, sumWith(card));
  const sum = sumWith(action.card);
  const said = outlook(view, { card: action.card, winnerWith }, name, player);
  return said === null ? null : `${texts.makes(sum, sum % SEATS)}: ${said}`;
}

interface PlayedCard {
  readonly card: Face;
  /** Returns the seat that gets the trick with a card, unless a later one changes that. */
  readonly winnerWith: (card: Face) => Seat;
}

/** Says that the trick is the player’s, or could not be; `null` if it is left to others. */
function outlook(view: ModFourView, { card, winnerWith }: PlayedCard, name: NameOf, player: PlayerName): string | null {
  const texts = modFourMessages.value.hint;
  const hand = ownHand(view);
  const winner = winnerWith(card);
  const isOurs = (each: Seat) => each === view.viewer || partnerOf(view.options, each) === view.viewer;
  const isLast = view.table.trick.length === SEATS - 1;
  if (isOurs(winner) && standsOut(card, hand, (each) => (isOurs(winnerWith(each)) ? 1 : 0))) {
    if (winner === view.viewer) return isLast ? texts.yours(player) : texts.ownForNow(player);
    return isLast ? texts.pairs(player) : texts.pairsForNow(player);
  }
  const winners = new Set(hand.map(winnerWith));
  const isLost = isLast && ![...winners].some(isOurs);
  return isLost && (winners.size > 1 || hand.length === 1) ? texts.lost(name(winner), player) : null;
}
