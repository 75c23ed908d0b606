import type { Snapshot } from '../../net/table-link.ts';

/**
 * Returns the key of everything that stays the same as long as a table is on the screen: its game, its number of seats and its
 * options. A snapshot with another key counts as another table, because nothing that is shown would fit it.
 */
export function tableKey({ game, view }: Snapshot): string {
  return JSON.stringify([game.id, game.version, view.seats.length, view.options]);
}
