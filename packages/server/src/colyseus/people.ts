import { matchMaker } from '@colyseus/core';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { AppContext } from '../app/context.ts';
import { DISCONNECT_EVENT, type DisconnectEvent, FORGET_REQUEST } from '../cluster/requests.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { Lease } from '../storage/lease.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { underLease } from '../storage/under-lease.ts';
import { storedTableWithout } from '../table/runtime/forget.ts';
import { loadedTable, loadedTables } from './loaded-tables.ts';
import { MatchmakingRoom } from './matchmaking-room.ts';

/** Operations on one person at every table where they are known, by their person id. */
export interface PeopleAtTables {
  /** Closes all connections of a person. The code says why: they have moved to another device, or are blocked. */
  disconnect(personId: string, why: number): Promise<void>;
  /**
   * Deletes everything that loaded and stored tables know of a person, and what they have written or reported; rejects if the
   * storage could not save it.
   */
  forget(personId: string): Promise<void>;
}

/** Opens the operations. Tables are loaded under the same `inTurn`, so that no table is loaded while it is written to. */
export function peopleAtTables(
  { storage, chats, bus }: Pick<AppContext, 'storage' | 'chats' | 'bus'>,
  inTurn: SerialByKey,
): PeopleAtTables {
  const disconnectHere = async ({ personId, why }: DisconnectEvent): Promise<void> => {
    for (const room of await loadedTables()) room.showOut(personId, why);
    seekersRoom()?.showOut(personId, why);
  };
  const forgetHere = async (personId: string): Promise<null> => {
    seekersRoom()?.showOut(personId, CLOSE_CODES.forgotten);
    const failures: unknown[] = [];
    for (const room of await loadedTables()) await room.forget(personId).catch((error: unknown) => failures.push(error));
    chats.forget(personId);
    if (failures.length > 0) throw failures[0];
    return null;
  };
  bus.subscribe(DISCONNECT_EVENT, (event) => void disconnectHere(event));
  bus.handle(FORGET_REQUEST, forgetHere);
  return {
    async disconnect(personId, why) {
      bus.publish(DISCONNECT_EVENT, { personId, why });
      await disconnectHere({ personId, why });
    },
    async forget(personId) {
      await forgetHere(personId);
      for (const process of bus.others()) await bus.request(process, FORGET_REQUEST, personId);
      for (const code of await storage.tablesOf(personId)) await inTurn(code, () => forgetAt({ storage, bus }, code, personId));
      await storage.forgetReports(personId);
      await storage.forgetResults(personId);
    },
  };
}

/**
 * Forgets a person at a table that may have been loaded meanwhile. A process that has it loaded is asked once more: without Redis
 * it may not have been known before. Rejects if that process does not answer.
 */
async function forgetAt({ storage, bus }: Pick<AppContext, 'storage' | 'bus'>, code: string, personId: string): Promise<void> {
  const room = loadedTable(code);
  if (room !== undefined) return room.forget(personId);
  if (await underLease(storage, code, (lease) => forgetInStorage(storage, lease, personId))) return;
  const holder = await storage.holderOf(code);
  // Without a holder the table has been released meanwhile.
  await (holder === null ? forgetAt({ storage, bus }, code, personId) : bus.request(holder, FORGET_REQUEST, personId));
}

async function forgetInStorage(storage: GameStorage, lease: Lease, personId: string): Promise<void> {
  const stored = await storage.loadTable(lease.code);
  if (stored === null) return;
  const isPlaying = (await storedPhase(storage, stored)) === 'playing';
  await storage.saveTable(storedTableWithout(stored, personId, isPlaying), lease);
}

function seekersRoom(): MatchmakingRoom | undefined {
  const room = matchMaker.getLocalRoomById(MATCHMAKING_ROOM);
  return room instanceof MatchmakingRoom ? room : undefined;
}
