import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { StoredSeat, StoredTable } from './stored-table.ts';

/** The settings of a new table. */
export interface FreshTable extends Pick<StoredTable, 'code' | 'game' | 'options' | 'open'> {
  /** The pace; left out if there is no clock. */
  readonly pace?: Pace;
  /** The person id of the host; left out if the first person to join becomes the host. */
  readonly host?: string | null;
  /** The number of seats. */
  readonly seats: number;
}

/** Returns the stored form of a table at which nobody has been yet. */
export function freshTable({ code, game, options, seats, open, pace = 'free', host = null }: FreshTable): StoredTable {
  const empty = allSeats(seats).map((): StoredSeat => ({ holder: 'empty' }));
  return { code, game, options, seats: empty, host, open, freely: null, pace, round: 0, match: null, seen: [] };
}
