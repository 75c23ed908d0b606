import { matchMaker } from '@colyseus/core';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { AppContext } from '../app/context.ts';
import { DISCONNECT_EVENT, type DisconnectEvent, FORGET_REQUEST } from '../cluster/requests.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import { type Archive, type Lease, storedPhase } from '../storage/archive.ts';
import { underLease } from '../storage/leases.ts';
import { storedTableWithout } from '../table/runtime/forget.ts';
import { loadedTable, loadedTables } from './loaded-tables.ts';
import { MatchmakingRoom } from './matchmaking-room.ts';

/** What concerns somebody at every table where they are known, by their person id. */
export interface PeopleAtTables {
  /** Their lines are closed, with the code that says why: they have moved to another device, or are let in no more. */
  disconnect(personId: string, why: number): Promise<void>;
  /** Whatever the tables know of them goes, up or asleep, and what they have said or reported; rejects where the archive could not keep it. */
  forget(personId: string): Promise<void>;
}

/** `inTurn`: in whose turn tables are brought up, so that none is while it is written to. */
export function peopleAtTables(
  { archive, chats, bus }: Pick<AppContext, 'archive' | 'chats' | 'bus'>,
  inTurn: SerialByKey,
): PeopleAtTables {
  const showOutHere = async ({ personId, why }: DisconnectEvent): Promise<void> => {
    for (const room of await loadedTables()) room.showOut(personId, why);
    seekersRoom()?.showOut(personId, why);
  };
  const forgetHere = async (personId: string): Promise<null> => {
    seekersRoom()?.showOut(personId, CLOSE_CODES.forgotten);
    for (const room of await loadedTables()) await room.forget(personId);
    chats.forget(personId);
    return null;
  };
  bus.subscribe(DISCONNECT_EVENT, (whom) => void showOutHere(whom));
  bus.handle(FORGET_REQUEST, forgetHere);
  return {
    async disconnect(personId, why) {
      bus.publish(DISCONNECT_EVENT, { personId, why });
      await showOutHere({ personId, why });
    },
    async forget(personId) {
      await forgetHere(personId);
      for (const process of bus.others()) await bus.request(process, FORGET_REQUEST, personId);
      for (const code of await archive.tablesOf(personId)) await inTurn(code, () => forgetAt(archive, code, personId));
      await archive.forgetReports(personId);
      await archive.forgetResults(personId);
    },
  };
}

/** At a table that may have been brought up meanwhile; where it is up elsewhere, it has been asked there. */
async function forgetAt(archive: Archive, code: string, personId: string): Promise<void> {
  const room = loadedTable(code);
  if (room !== undefined) return room.forget(personId);
  await underLease(archive, code, (lease) => forgetAsleep(archive, lease, personId));
}

async function forgetAsleep(archive: Archive, lease: Lease, personId: string): Promise<void> {
  const stored = await archive.loadTable(lease.code);
  if (stored === null) return;
  const isPlaying = (await storedPhase(archive, stored)) === 'playing';
  await archive.saveTable(storedTableWithout(stored, personId, isPlaying), lease);
}

function seekersRoom(): MatchmakingRoom | undefined {
  const room = matchMaker.getLocalRoomById(MATCHMAKING_ROOM);
  return room instanceof MatchmakingRoom ? room : undefined;
}
