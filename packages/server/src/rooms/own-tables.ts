import { matchMaker } from '@colyseus/core';
import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { type Archive, phaseAsleep } from '../archive/archive.ts';
import { glanceAsleep } from '../table/glance.ts';
import { seatingFrom } from '../table/table.ts';
import { TableRoom } from './table-room.ts';

/** What counts as today, in milliseconds. */
const DAY = 24 * 3_600_000;

/** The tables at which somebody has sat in the last day, by their person id: those first that wait for them. None is brought up for it. */
export async function ownTables(archive: Archive, personId: string): Promise<readonly OwnTable[]> {
  const codes = await archive.latestTablesOf(personId, Date.now() - DAY);
  const tables = await Promise.all(codes.map((code) => ownTable(archive, code, personId)));
  return tables.filter((table) => table !== null).toSorted((one, other) => urgency(one) - urgency(other));
}

async function ownTable(archive: Archive, code: string, personId: string): Promise<OwnTable | null> {
  const room = matchMaker.getLocalRoomById(code);
  if (room instanceof TableRoom) return room.glance(personId);
  const stored = await archive.loadTable(code);
  if (stored === null) return null;
  if ((await phaseAsleep(archive, stored)) === 'over') return null;
  return glanceAsleep({ code, game: stored.game, seating: seatingFrom(stored) }, personId);
}

function urgency({ phase, turn }: OwnTable): number {
  if (turn.own) return 0;
  return ['playing', 'gathering', 'asleep', 'over'].indexOf(phase) + 1;
}
