import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { storedOwnTableOf } from '../table/queries/own-table.ts';
import { seatingFrom } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';
import { askTable, OWN_TABLE_QUERY } from './table-queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the tables at which a person has sat in the last day, those that wait for them first. No table is loaded for this. */
export async function ownTables(context: DirectoryContext, personId: string): Promise<readonly OwnTable[]> {
  const codes = await context.storage.latestTablesOf(personId, Date.now() - DAY_MS);
  const tables = await Promise.all(codes.map((code) => ownTable(context, code, personId)));
  return tables.filter((table) => table !== null).toSorted((one, other) => urgency(one) - urgency(other));
}

async function ownTable(context: DirectoryContext, code: string, personId: string): Promise<OwnTable | null> {
  const { storage } = context;
  const loaded = await askTable(context, OWN_TABLE_QUERY, { code, personId });
  if (loaded !== null) return loaded.answer;
  const stored = await storage.loadTable(code);
  if (stored === null || (await storedPhase(storage, stored)) === 'over') return null;
  return storedOwnTableOf({ code, game: stored.game, seating: seatingFrom(stored) }, personId);
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}
