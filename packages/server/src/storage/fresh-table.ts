import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { storedFacts, type TableSettingValues, valueFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { NewContinuation, StoredSeat, StoredTable } from './stored-table.ts';

/** A new table. Settings that are left out have their initial values. */
export interface FreshTable extends Pick<StoredTable, 'code' | 'game' | 'options'> {
  readonly playedOn?: NewContinuation;
  readonly settings?: Partial<TableSettingValues>;
  /** The person id of the host; left out if the first person to join becomes the host. */
  readonly host?: string | null;
  readonly seats: number;
}

export function freshTable({ code, game, options, seats, settings, host = null }: Omit<FreshTable, 'playedOn'>): StoredTable {
  const empty = allSeats(seats).map((): StoredSeat => ({ holder: 'empty' }));
  const facts = storedFacts({ ...initialValues(valueFacts), ...settings });
  return { code, game, options, seats: empty, host, ...facts, match: null, seen: [] };
}
