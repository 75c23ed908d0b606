import { asStored } from '@hundredfold/shared/core/history.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { storedFacts, type TableSettingValues, valueFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { GameStorage } from './game-storage.ts';
import type { Lease } from './lease.ts';
import type { NewContinuation, StoredSeat, StoredTable } from './stored-table.ts';
import { underLease } from './under-lease.ts';

/** A new table. Settings that are left out have their initial values. */
export interface FreshTable extends Pick<StoredTable, 'code' | 'game' | 'options' | 'shuffle'> {
  readonly playedOn?: NewContinuation;
  readonly settings?: Partial<TableSettingValues>;
  /** The person id of the host; left out if the first person to join becomes the host. */
  readonly host?: string | null;
  readonly seats: number;
}

export function freshTable({ seats, settings, host = null, ...fresh }: Omit<FreshTable, 'playedOn'>): StoredTable {
  const empty = allSeats(seats).map((): StoredSeat => ({ holder: 'empty' }));
  const facts = storedFacts({ ...initialValues(valueFacts), ...settings });
  return { ...fresh, seats: empty, host, ...facts, match: null, seen: [] };
}

/** The number of steps that are written at once, so that no other write waits for long. */
const STEPS_AT_ONCE = 1000;

/**
 * Saves a new table that is not loaded, and returns it. The steps from which its first match goes on are stored as the first ones of
 * that match, because the table's row is written often.
 */
export async function storeNewTable(
  storage: Pick<GameStorage, 'append' | 'claim' | 'release' | 'saveTable'>,
  { playedOn, ...fresh }: FreshTable,
  newMatch: () => string,
): Promise<StoredTable> {
  const match = newMatch();
  const table = freshTable(fresh);
  const stored = playedOn ? { ...table, playedOn: { turn: playedOn.turn, rules: playedOn.rules, match } } : table;
  const isStored = await underLease(storage, table.code, async (lease) => {
    if (playedOn) await storeFirstSteps(storage, { lease, match }, playedOn.steps);
    await storage.saveTable(stored, lease);
  });
  if (!isStored) throw new Error('another process has loaded the table');
  return stored;
}

/** Stores the first steps of a match. If the server stops in between, the cleanup deletes those that were stored. */
async function storeFirstSteps(
  storage: Pick<GameStorage, 'append'>,
  { lease, match }: { readonly lease: Lease; readonly match: string },
  steps: readonly RecordStep[],
): Promise<void> {
  for (let version = 0; version < steps.length; version += STEPS_AT_ONCE)
    await storage.append({ lease, match, version, steps: asStored(steps.slice(version, version + STEPS_AT_ONCE)) });
}
