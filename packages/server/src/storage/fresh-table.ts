import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { StoredSeat, StoredTable } from './archive.ts';

/** A table that is about to be made. */
export interface FreshTable extends Pick<StoredTable, 'code' | 'game' | 'options' | 'open'> {
  /** Left out where there is no clock. */
  readonly pace?: Pace;
  /** The person id of whoever makes it; left out where the first to come is to be the host. */
  readonly host?: string | null;
  /** How many. */
  readonly seats: number;
}

/** What is stored of a table at which nobody has been yet. */
export function freshTable({ code, game, options, seats, open, pace = 'free', host = null }: FreshTable): StoredTable {
  const empty = allSeats(seats).map((): StoredSeat => ({ holder: 'empty' }));
  return { code, game, options, seats: empty, host, open, freely: null, pace, round: 0, match: null, seen: [] };
}
