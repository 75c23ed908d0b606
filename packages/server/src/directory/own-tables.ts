import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { AppContext } from '../app/context.ts';
import { OWN_TABLE_REQUEST, type PersonAtTable } from '../cluster/requests.ts';
import { loadedTable, requestFromHolder } from '../colyseus/local-rooms.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { ownTableOf, storedOwnTableOf } from '../table/queries/own-table.ts';
import { seatingFrom } from '../table/state/table.ts';

/** The time in milliseconds that counts as the last day. */
const DAY_MS = 24 * 3_600_000;

/** Returns the tables at which a person has sat in the last day, those that wait for them first. No table is loaded for this. */
export async function ownTables(context: Pick<AppContext, 'storage' | 'bus'>, personId: string): Promise<readonly OwnTable[]> {
  const codes = await context.storage.latestTablesOf(personId, Date.now() - DAY_MS);
  const tables = await Promise.all(codes.map((code) => ownTable(context, { code, personId })));
  return tables.filter((table) => table !== null).toSorted((one, other) => urgency(one) - urgency(other));
}

/** Returns what a player wants to know about a loaded table before they come back to it. */
export async function loadedOwnTable({ code, personId }: PersonAtTable): Promise<OwnTable | null> {
  const room = loadedTable(code);
  return room === undefined ? null : ownTableOf(room.table, personId);
}

async function ownTable(context: Pick<AppContext, 'storage' | 'bus'>, personAtTable: PersonAtTable): Promise<OwnTable | null> {
  const { storage } = context;
  const { code, personId } = personAtTable;
  if (loadedTable(code) !== undefined) return loadedOwnTable(personAtTable);
  const remote = await requestFromHolder(context, OWN_TABLE_REQUEST, personAtTable);
  if (remote !== null) return remote;
  const stored = await storage.loadTable(code);
  if (stored === null) return null;
  if ((await storedPhase(storage, stored)) === 'over') return null;
  return storedOwnTableOf({ code, game: stored.game, seating: seatingFrom(stored) }, personId);
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}
