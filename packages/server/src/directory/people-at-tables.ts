import { setImmediate as nextTurn } from 'node:timers/promises';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { clusterMessage } from '../cluster/message-bus.ts';
import type { Lease } from '../storage/lease.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { underLease } from '../storage/under-lease.ts';
import { settingsWithout, storedTableWithout } from '../table/forget-person.ts';
import type { DirectoryContext } from './directory-context.ts';

/** The number of tables that are asked to forget a person before everything else in the process has its turn. */
const TABLES_PER_TURN = 50;

const FORGET_REQUEST = clusterMessage<string, null>('forget');

const DISCONNECT_EVENT = clusterMessage<{ readonly personId: string; readonly code: number }>('show-out');

type PeopleContext = Pick<DirectoryContext, 'storage' | 'chats' | 'bus' | 'rooms' | 'handovers' | 'inTurn'>;

export function peopleAtTables(context: PeopleContext) {
  const { storage, bus, rooms, inTurn } = context;
  const disconnectHere = (personId: string, code: number): void => {
    for (const room of rooms.tables) room.disconnectPerson(personId, code);
    rooms.disconnectSeeker(personId, code);
  };
  bus.subscribe(DISCONNECT_EVENT, ({ personId, code }) => disconnectHere(personId, code));
  bus.handle(FORGET_REQUEST, (personId) => forgetHere(context, personId));
  /** Closes all connections of a person. The code says why: they have moved to another device, or are blocked. */
  const disconnect = (personId: string, code: number): void => {
    bus.publish(DISCONNECT_EVENT, { personId, code });
    disconnectHere(personId, code);
  };
  return {
    disconnect,
    /** Ends the connections and the notices of a person who has moved to another device. Rejects if the storage does not answer. */
    async signOut(personId: string): Promise<void> {
      disconnect(personId, CLOSE_CODES.moved);
      await storage.removeSubscriptions(personId);
    },
    /**
     * Deletes everything that loaded and stored tables know of a person, and what they have written or reported, and ends their
     * memberships in groups; rejects if the storage could not save it.
     */
    async forget(personId: string): Promise<void> {
      await forgetHere(context, personId);
      for (const process of bus.others()) await bus.request(process, FORGET_REQUEST, personId);
      for (const code of await storage.tablesOf(personId)) await inTurn(code, () => forgetAt(context, code, personId));
      await storage.removeSubscriptions(personId);
      await storage.forgetReports(personId);
      await storage.forgetResults(personId);
      await storage.leaveGroups(personId);
    },
  };
}

/** Forgets a person at all loaded tables of this process; rejects with the first failure after it has tried all of them. */
async function forgetHere({ rooms, chats }: PeopleContext, personId: string): Promise<null> {
  rooms.disconnectSeeker(personId, CLOSE_CODES.forgotten);
  const failures: unknown[] = [];
  for (const [index, room] of [...rooms.tables].entries()) {
    if (index % TABLES_PER_TURN === TABLES_PER_TURN - 1) await nextTurn();
    await room.forget(personId).catch((error: unknown) => void failures.push(error));
  }
  chats.forget(personId);
  if (failures.length > 0) throw failures[0];
  return null;
}

/**
 * Forgets a person at a table that may have been loaded, or have moved to another room, meanwhile. A process that has it loaded is
 * asked once more: without Redis it may not have been known before. Rejects if that process does not answer.
 */
async function forgetAt(context: PeopleContext, code: string, personId: string): Promise<void> {
  const { storage, bus, rooms, handovers } = context;
  await handovers.closed(code);
  const room = rooms.table(code);
  if (room?.table.isClosed === false) return room.forget(personId);
  if (await underLease(storage, code, (lease) => forgetInStorage(context, lease, personId))) return;
  const holder = await storage.holderOf(code);
  // Without a holder the table has been released meanwhile.
  await (holder === null ? forgetAt(context, code, personId) : bus.request(holder, FORGET_REQUEST, personId));
}

/** Forgets a person at a stored table. If the table moves to another room, that room does not learn of them either. */
async function forgetInStorage({ storage, handovers }: PeopleContext, lease: Lease, personId: string): Promise<void> {
  const before = await storage.loadTable(lease.code);
  if (before === null) return;
  const isPlaying = (await storedPhase(storage, before)) === 'playing';
  const stored = storedTableWithout(before, personId, isPlaying);
  await storage.saveTable(stored, lease);
  handovers.change(lease.code, (settings) => settingsWithout(settings, personId, { stored, isPlaying }));
}
