import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Signal } from '@preact/signals';
import { readStored, storedChoice, writeStored } from '../browser/stored.ts';
import type { Snapshot } from '../link/table-link.ts';
import type { Presentation } from './presentation.ts';
import type { Sorting } from './sortings.ts';

/** How the viewer holds their hand: sorted, or as they have put it themself. */
export type Order = Sorting['by'] | 'own';

const chosen = new Map<string, Signal<Order>>();

/** How hands of a game are held in this browser. */
export function orderIn(game: string, { sortings = [] }: Presentation): Signal<Order> {
  const known = chosen.get(game);
  if (known !== undefined) return known;
  const order = storedChoice<Order>(`order.${game}`, ordersOf(sortings), sortings[0]?.by ?? 'own');
  chosen.set(game, order);
  return order;
}

/** In which one may choose to hold a hand. */
export function ordersOf(sortings: readonly Sorting[]): readonly Order[] {
  return [...sortings.map(({ by }) => by), 'own'];
}

const OWN = 'own-hand';

/** The hand as it was put when this page was last open at this game. */
export function keptOwn(at: Snapshot): readonly Face[] {
  const [game, ...faces] = readStored(OWN).split(' ');
  return game === gameAt(at) ? faces : [];
}

/** Keeps how the hand lies in this game. */
export function keepAsOwn(game: string, own: readonly Face[]): void {
  writeStored(OWN, own.length === 0 ? '' : [game, ...own].join(' '));
}

/** One game at one table. */
export function gameAt({ code, round }: Snapshot): string {
  return `${code}.${round}`;
}
