import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { personAt, seatFor } from '../table/state/seating.ts';
import { seatSharedWith } from '../table/state/shared-hands.ts';
import { mayWatch } from '../table/state/spectators.ts';
import type { TableValue } from '../table/state/table.ts';
import { setVisibleSeat, type TableClient } from './table-client.ts';

/** The connections of the people at a table, one for each person, by member id. */
export interface TableConnections {
  of(memberId: number): TableClient | undefined;
  memberIds(): readonly number[];
  /** Makes a client the only connection of a person. */
  connect(client: TableClient, memberId: number): void;
  /** Removes a client that has left. Returns whose connection it was; `null` if the person now uses another one. */
  remove(client: TableClient): number | null;
  /**
   * Opens the hands that each person may see now, and disconnects spectators who may no longer watch. What is sent until the current
   * work is done leaves as one packet.
   */
  update(state: TableState, before: TableValue | undefined, value: TableValue): void;
}

export function tableConnections(): TableConnections {
  const clients = new Map<number, TableClient>();
  return {
    of: (memberId) => clients.get(memberId),
    memberIds: () => [...clients.keys()],
    connect(client, memberId) {
      client.userData = { memberId, seat: null, heard: 0 };
      const elsewhere = clients.get(memberId);
      clients.set(memberId, client);
      elsewhere?.leave(CLOSE_CODES.elsewhere);
    },
    remove(client) {
      const memberId = client.userData?.memberId;
      if (memberId === undefined || clients.get(memberId) !== client) return null;
      clients.delete(memberId);
      return memberId;
    },
    update(state, before, value) {
      if (value.seating !== before?.seating || value.phase !== before.phase || value.sharedHands !== before.sharedHands) {
        for (const client of clients.values()) revealHandTo(client, state, value);
        disconnectUnwatched(clients, value);
      }
      sendTogether(clients.values());
    },
  };
}

/** Sends a hand to the owner of the seat, and to a spectator to whom it is shown. */
export function revealHandTo(client: TableClient, { seats }: TableState, value: TableValue): void {
  const memberId = client.userData?.memberId ?? 0;
  const seat = seatFor(value.seating, memberId) ?? seatSharedWith(value, memberId);
  setVisibleSeat(client, seat === null ? null : (seats[seat] ?? null));
}

function disconnectUnwatched(clients: ReadonlyMap<number, TableClient>, value: TableValue): void {
  for (const [memberId, client] of clients) {
    const person = personAt(value.seating, memberId);
    if (person !== undefined && !mayWatch(value, person.personId)) client.leave(CLOSE_CODES.unwatched);
  }
}

interface CorkableSocket {
  cork(): void;
  uncork(): void;
}

/** Holds back what is sent to clients until the current work is done: a patch and the answer after it leave as one packet. */
function sendTogether(clients: Iterable<TableClient>): void {
  const sockets: CorkableSocket[] = [];
  for (const { ref } of clients) {
    // The ws package has no public way to the socket.
    const socket = (ref as { readonly _socket?: CorkableSocket | null })._socket;
    if (socket) sockets.push(socket);
  }
  for (const socket of sockets) socket.cork();
  process.nextTick(() => {
    for (const socket of sockets) socket.uncork();
  });
}
