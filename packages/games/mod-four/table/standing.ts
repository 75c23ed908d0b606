import type { Highlight, Mark } from '@hundredfold/client/game';
import { type Face, ownHand, type Seat } from '@hundredfold/shared/game';
import { cardValue, favoured, SEATS, trickSum } from '../rules/score.ts';
import type { ModFourView } from '../rules/view.ts';

import { modFourMessages } from './messages.ts';

export interface Standing {
  readonly sum: number;
  readonly remainder: number;
  readonly seat: Seat;
}

/** Returns the standing of the trick, including the card that the player considers; `null` before the first card. */
export function standingOf(view: ModFourView, highlight: Highlight): Standing | null {
  const { leader } = view.table;
  const trick = trickOf(view, highlight);
  const weighed = weighedIn(view, highlight);
  if (leader === null || trick.length + weighed.length === 0) return null;
  const sum = trickSum(trick) + trickSum(weighed);
  return { sum, remainder: sum % SEATS, seat: favoured(leader, sum) };
}

/** Returns the cards of the trick on the table. A trick that is being gathered counts until it is gone. */
export function trickOf({ table }: ModFourView, { move }: Highlight): readonly Face[] {
  const gathered = move?.to.zone === 'won' && typeof move.cards !== 'number' ? move.cards : [];
  return table.trick.length > 0 ? table.trick : gathered;
}

export function weighedIn(view: ModFourView, { considered }: Highlight): readonly Face[] {
  const joins = considered !== null && view.table.trick.length < SEATS && ownHand(view).includes(considered);
  return joins ? [considered] : [];
}

/** Court cards print no number, or a misleading one, and an ace prints none (rule 2.3). */
export function worthOf(card: Face): Mark | null {
  const value = cardValue(card);
  if (card.slice(0, -1) === String(value)) return null;
  const { courtsCount, aceCounts } = modFourMessages.value.table;
  return { short: String(value), long: value === 0 ? courtsCount : aceCounts };
}
