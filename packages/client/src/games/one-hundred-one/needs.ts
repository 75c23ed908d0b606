import type { Face } from '@hundredfold/shared/cards/face.ts';
import { FRENCH_SUITS, frenchRank, frenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import type { WhyNot } from '../../table/presentation.ts';
import { oneHundredOneMessages } from './messages.ts';
import { orderedSuit } from './standing.ts';

/** Explains why a card in hand cannot be played: names the cards that can be (rules 4.1 and 4.3). */
export function whyNot(view: OneHundredOneView, card: Face): WhyNot<OneHundredOneAction> {
  const { suits } = oneHundredOneMessages.value.table;
  const { cover, follow, ...needs } = oneHundredOneMessages.value.needs;
  const ranks: Readonly<Record<string, string>> = needs.ranks;
  const { duty, pile } = view.table;
  const action: OneHundredOneAction = { type: 'play', card };
  if (duty === 'order' || pile.top === null) return { action };
  const { top } = pile;
  const ordered = orderedSuit(view);
  if (ordered !== null) return { action, says: follow(suits[ordered]) };
  const suit = FRENCH_SUITS.find((each) => each === frenchSuit(top));
  return { action, says: cover(suit === undefined ? '' : suits[suit], ranks[frenchRank(top)] ?? '') };
}
