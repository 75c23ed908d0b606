import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { House } from '../app/context.ts';
import { GLANCE, type SomebodyAt } from '../cluster/requests.ts';
import { phaseAsleep } from '../storage/archive.ts';
import { glance, glanceAsleep } from '../table/queries/own-table.ts';
import { seatingFrom } from '../table/state/table.ts';
import { askElsewhere, tableUp } from './loaded-tables.ts';

/** What counts as today, in milliseconds. */
const DAY = 24 * 3_600_000;

/** The tables at which somebody has sat in the last day, by their person id: those first that wait for them. None is brought up for it. */
export async function ownTables(house: Pick<House, 'archive' | 'bus'>, personId: string): Promise<readonly OwnTable[]> {
  const codes = await house.archive.latestTablesOf(personId, Date.now() - DAY);
  const tables = await Promise.all(codes.map((code) => ownTable(house, { code, personId })));
  return tables.filter((table) => table !== null).toSorted((one, other) => urgency(one) - urgency(other));
}

/** At a table that is up here, what somebody would want to know of it before they come. */
export async function glanceHere({ code, personId }: SomebodyAt): Promise<OwnTable | null> {
  const room = tableUp(code);
  return room === undefined ? null : glance(room.table, personId);
}

async function ownTable(house: Pick<House, 'archive' | 'bus'>, whose: SomebodyAt): Promise<OwnTable | null> {
  const { archive } = house;
  const { code, personId } = whose;
  if (tableUp(code) !== undefined) return glanceHere(whose);
  const far = await askElsewhere(house, GLANCE, whose);
  if (far !== null) return far;
  const stored = await archive.loadTable(code);
  if (stored === null) return null;
  if ((await phaseAsleep(archive, stored)) === 'over') return null;
  return glanceAsleep({ code, game: stored.game, seating: seatingFrom(stored) }, personId);
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}
