import { randomBytes } from 'node:crypto';
import { asStored } from '@hundredfold/shared/core/history.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { storedFacts, type TableSettingValues, valueFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { GameStorage } from './game-storage.ts';
import type { NewContinuation, StoredSeat, StoredTable } from './stored-table.ts';
import { underLease } from './under-lease.ts';

/** A new table. Settings that are left out have their initial values. */
export interface FreshTable extends Pick<StoredTable, 'code' | 'game' | 'options' | 'shuffle' | 'group'> {
  readonly settings?: Partial<TableSettingValues>;
  /** The person id of the host; left out if the first person to join becomes the host. */
  readonly host?: string | null;
  readonly seats: number;
}

export function freshTable({ seats, settings, host = null, ...fresh }: FreshTable): StoredTable {
  const empty = allSeats(seats).map((): StoredSeat => ({ holder: 'empty' }));
  const facts = storedFacts({ ...initialValues(valueFacts), ...settings });
  return { ...fresh, seats: empty, host, ...facts, match: null, seen: [] };
}

/** Saves a new table under a random code that no other table has, and returns it. */
export async function storeNewTable(
  { addTable }: Pick<GameStorage, 'addTable'>,
  tableFor: (code: string) => StoredTable,
): Promise<StoredTable> {
  for (;;) {
    const table = tableFor(codeFrom(randomBytes(CODE_LENGTH)));
    if (await addTable(table)) return table;
  }
}

/** The number of steps that are written at once, so that no other write waits for long. */
const STEPS_AT_ONCE = 1000;

/** Makes a new table go on from another game, and returns it. The steps are no part of its row, which is written often. */
export async function storeContinuation(
  storage: Pick<GameStorage, 'append' | 'claim' | 'release' | 'saveTable'>,
  table: StoredTable,
  { steps, ...turn }: NewContinuation,
  match: string,
): Promise<StoredTable> {
  const stored = { ...table, playedOn: { ...turn, match } };
  const isStored = await underLease(storage, table.code, async (lease) => {
    for (let version = 0; version < steps.length; version += STEPS_AT_ONCE)
      await storage.append({ lease, match, version, steps: asStored(steps.slice(version, version + STEPS_AT_ONCE)) });
    await storage.saveTable(stored, lease);
  });
  if (!isStored) throw new Error('another process has loaded the table');
  return stored;
}
