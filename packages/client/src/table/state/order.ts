import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Signal } from '@preact/signals';
import { readStored, storedChoice, writeStored } from '../../lib/stored.ts';
import type { Snapshot } from '../../net/table-link.ts';
import type { Presentation } from '../presentation.ts';
import type { Sorting } from './sortings.ts';

/** The order of the viewer's hand: sorted, or as they have arranged it. */
export type Order = Sorting['by'] | 'own';

const chosen = new Map<string, Signal<Order>>();

export function orderIn(game: string, { sortings = [] }: Presentation): Signal<Order> {
  const known = chosen.get(game);
  if (known !== undefined) return known;
  const order = storedChoice<Order>(`order.${game}`, ordersOf(sortings), sortings[0]?.by ?? 'own');
  chosen.set(game, order);
  return order;
}

export function ordersOf(sortings: readonly Sorting[]): readonly Order[] {
  return [...sortings.map(({ by }) => by), 'own'];
}

const OWN = 'own-hand';

/** Returns the arranged hand that was stored when this page was last open at this game. */
export function keptOwn(at: Snapshot): readonly Face[] {
  const { game, faces } = storedHand();
  return game !== '' && game === gameAt(at) ? faces : [];
}

/**
 * Stores the arrangement of the hand in this game. One arrangement is stored: it replaces that of another game. A hand that is not
 * arranged leaves the arrangement of another game alone.
 */
export function keepAsOwn(game: string, own: readonly Face[]): void {
  if (game === '') return;
  if (own.length > 0) writeStored(OWN, [game, ...own].join(' '));
  else if (storedHand().game === game) writeStored(OWN, '');
}

function storedHand(): { readonly game: string; readonly faces: readonly Face[] } {
  const [game = '', ...faces] = readStored(OWN).split(' ');
  return { game, faces };
}

/** Returns the key of one game at one table or on the device. It is empty for a lesson and a replay, whose hands are not stored. */
export function gameAt({ code, matchNumber, deviceGame }: Snapshot): string {
  return deviceGame ?? (code === '' ? '' : `${code}.${matchNumber}`);
}
