import { matchMaker } from '@colyseus/core';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { AppContext } from '../app/context.ts';
import { DISCONNECT_EVENT, type DisconnectEvent, FORGET_REQUEST } from '../cluster/requests.ts';
import { loadedTable, loadedTables } from '../colyseus/local-rooms.ts';
import { MatchmakingRoom } from '../colyseus/matchmaking-room.ts';
import { inParts } from '../platform/in-parts.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import type { Lease } from '../storage/lease.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { underLease } from '../storage/under-lease.ts';
import { settingsWithout, storedTableWithout } from '../table/runtime/forget.ts';
import { type Handovers, openHandovers } from './handovers.ts';

/** The number of tables that are asked to forget a person before everything else in the process has its turn. */
const TABLES_PER_TURN = 50;

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
  handovers: Handovers = openHandovers(),
): PeopleAtTables {
  const disconnectHere = async ({ personId, why }: DisconnectEvent): Promise<void> => {
    for (const room of await loadedTables()) room.showOut(personId, why);
    seekersRoom()?.showOut(personId, why);
  };
  const forgetHere = async (personId: string): Promise<null> => {
    seekersRoom()?.showOut(personId, CLOSE_CODES.forgotten);
    const failures: unknown[] = [];
    await inParts(await loadedTables(), TABLES_PER_TURN, (room) =>
      room.forget(personId).catch((error: unknown) => void failures.push(error)),
    );
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
      const services = { storage, bus, handovers };
      for (const code of await storage.tablesOf(personId)) await inTurn(code, () => forgetAt(services, code, personId));
      await storage.forgetReports(personId);
      await storage.forgetResults(personId);
    },
  };
}

interface ForgettingServices extends Pick<AppContext, 'storage' | 'bus'> {
  readonly handovers: Handovers;
}

/**
 * Forgets a person at a table that may have been loaded, or have moved to another room, meanwhile. A process that has it loaded is
 * asked once more: without Redis it may not have been known before. Rejects if that process does not answer.
 */
async function forgetAt(services: ForgettingServices, code: string, personId: string): Promise<void> {
  const { storage, bus, handovers } = services;
  await handovers.closed(code);
  const room = loadedTable(code);
  if (room?.isLeft === false) return room.forget(personId);
  if (await underLease(storage, code, (lease) => forgetInStorage(services, lease, personId))) return;
  const holder = await storage.holderOf(code);
  // Without a holder the table has been released meanwhile.
  await (holder === null ? forgetAt(services, code, personId) : bus.request(holder, FORGET_REQUEST, personId));
}

/** Forgets a person at a stored table. If the table moves to another room, that room does not learn of them either. */
async function forgetInStorage({ storage, handovers }: ForgettingServices, lease: Lease, personId: string): Promise<void> {
  const before = await storage.loadTable(lease.code);
  if (before === null) return;
  const isPlaying = (await storedPhase(storage, before)) === 'playing';
  const stored = storedTableWithout(before, personId, isPlaying);
  await storage.saveTable(stored, lease);
  handovers.change(lease.code, (settings) => settingsWithout(settings, personId, { stored, isPlaying }));
}

function seekersRoom(): MatchmakingRoom | undefined {
  const room = matchMaker.getLocalRoomById(MATCHMAKING_ROOM);
  return room instanceof MatchmakingRoom ? room : undefined;
}
