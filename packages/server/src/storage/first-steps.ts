import { asStored } from '@hundredfold/shared/core/history.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';
import type { GameStorage } from './game-storage.ts';
import type { Lease } from './lease.ts';
import type { Continuation, StoredTable } from './stored-table.ts';
import { underLease } from './under-lease.ts';

/** The number of steps that are written at once, so that no other write waits for long. */
const STEPS_AT_ONCE = 1000;

/**
 * Stores the steps of another game as the first ones of a match. A server that stops in between leaves a part of them; they are written
 * again under another id, and the cleanup deletes them.
 */
async function storeFirstSteps(
  storage: Pick<GameStorage, 'append'>,
  { lease, match }: { readonly lease: Lease; readonly match: string },
  steps: readonly RecordStep[],
): Promise<void> {
  for (let version = 0; version < steps.length; version += STEPS_AT_ONCE)
    await storage.append({ lease, match, version, steps: asStored(steps.slice(version, version + STEPS_AT_ONCE)) });
}

/**
 * Saves a table whose row has the steps of another game, as a request for a new table or an older version made it, with the steps beside
 * it. The row is written often, the steps only here. `newMatch` returns the id of a match that has not begun. Returns the table as it is stored.
 */
export async function saveWithStepsBeside(
  storage: Pick<GameStorage, 'append' | 'saveTable' | 'stepCount'>,
  { table, lease, newMatch }: { readonly table: StoredTable; readonly lease: Lease; readonly newMatch: () => string },
): Promise<StoredTable> {
  const { playedOn } = table;
  if (!hasStepsInRow(playedOn)) return table;
  const { turn, rules, steps } = playedOn;
  const match = table.match ?? newMatch();
  if (table.match === null || (await storage.stepCount(match)) === 0) await storeFirstSteps(storage, { lease, match }, steps);
  const saved = { ...table, playedOn: { turn, rules, ...(table.match === null && { match }) } };
  await storage.saveTable(saved, lease);
  return saved;
}

/** Saves a new table that is not loaded, with the steps of another game beside it if its first match goes on from one. */
export async function storeNewTable(
  storage: Pick<GameStorage, 'append' | 'claim' | 'release' | 'saveTable' | 'stepCount'>,
  table: StoredTable,
  newMatch: () => string,
): Promise<void> {
  const isKept = await underLease(storage, table.code, async (lease) => {
    const saved = await saveWithStepsBeside(storage, { table, lease, newMatch });
    if (saved === table) await storage.saveTable(table, lease);
  });
  if (!isKept) throw new Error('another process has loaded the table');
}

function hasStepsInRow(
  continuation: Continuation | undefined,
): continuation is Continuation & { readonly steps: readonly RecordStep[] } {
  return continuation?.steps !== undefined && continuation.steps !== null;
}
