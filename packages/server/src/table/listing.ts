import type { LobbyRow } from '@hundredfold/shared/protocol/intents.ts';
import { describe } from './facts.ts';
import { watchersOf } from './seating.ts';
import type { Table, TableValue } from './table.ts';

/** What the matchmaker is told of a table: its row on the start page as JSON, nothing of a private one. */
export interface Listing {
  readonly row: string | null;
}

/** Whether nothing has changed that a table's row could show. */
export function listedAlike(one: TableValue, other: TableValue): boolean {
  return one.seating === other.seating && one.phase === other.phase && one.open === other.open;
}

export function listingOf({ code, game, options }: Pick<Table, 'code' | 'game' | 'options'>, value: TableValue): Listing {
  if (!value.open || value.phase === 'halted') return { row: null };
  const { seating } = value;
  const seats = seating.seats.map((occupant) => {
    const { name, status } = describe(seating, occupant);
    return { name, status };
  });
  const playing = value.phase === 'playing';
  const row: LobbyRow = { code, game: game.id, options, playing, seats, watchers: watchersOf(seating).length };
  return { row: JSON.stringify(row) };
}
