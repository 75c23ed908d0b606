import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { AppContext } from '../app/context.ts';
import { OWN_TABLE_REQUEST, type PersonAtTable } from '../cluster/requests.ts';
import { storedPhase } from '../storage/archive.ts';
import { ownTableOf, storedOwnTableOf } from '../table/queries/own-table.ts';
import { seatingFrom } from '../table/state/table.ts';
import { loadedTable, requestFromHolder } from './loaded-tables.ts';

/** What counts as today, in milliseconds. */
const DAY = 24 * 3_600_000;

/** The tables at which somebody has sat in the last day, by their person id: those first that wait for them. None is brought up for it. */
export async function ownTables(context: Pick<AppContext, 'archive' | 'bus'>, personId: string): Promise<readonly OwnTable[]> {
  const codes = await context.archive.latestTablesOf(personId, Date.now() - DAY);
  const tables = await Promise.all(codes.map((code) => ownTable(context, { code, personId })));
  return tables.filter((table) => table !== null).toSorted((one, other) => urgency(one) - urgency(other));
}

/** At a table that is up here, what somebody would want to know of it before they come. */
export async function loadedOwnTable({ code, personId }: PersonAtTable): Promise<OwnTable | null> {
  const room = loadedTable(code);
  return room === undefined ? null : ownTableOf(room.table, personId);
}

async function ownTable(context: Pick<AppContext, 'archive' | 'bus'>, whose: PersonAtTable): Promise<OwnTable | null> {
  const { archive } = context;
  const { code, personId } = whose;
  if (loadedTable(code) !== undefined) return loadedOwnTable(whose);
  const far = await requestFromHolder(context, OWN_TABLE_REQUEST, whose);
  if (far !== null) return far;
  const stored = await archive.loadTable(code);
  if (stored === null) return null;
  if ((await storedPhase(archive, stored)) === 'over') return null;
  return storedOwnTableOf({ code, game: stored.game, seating: seatingFrom(stored) }, personId);
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}
