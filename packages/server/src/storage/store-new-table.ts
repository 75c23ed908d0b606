import { asStored } from '@hundredfold/shared/core/history.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import { type FreshTable, freshTable } from './fresh-table.ts';
import type { GameStorage } from './game-storage.ts';
import type { Lease } from './lease.ts';
import type { StoredTable } from './stored-table.ts';
import { underLease } from './under-lease.ts';

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
