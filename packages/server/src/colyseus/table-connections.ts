import { type Client, Protocol } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { SeatState, TableState } from '@hundredfold/shared/schema/table.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import { personAt, seatFor } from '../table/state/seating.ts';
import { seatSharedWith } from '../table/state/shared-hands.ts';
import { mayWatch } from '../table/state/spectators.ts';
import type { TableValue } from '../table/state/table.ts';

interface TableUserData {
  readonly memberId: number;
  /** The seat whose hidden cards this connection receives. */
  seat: SeatState | null;
  /** The number of requests that were received and decoded. */
  heard: number;
}

export type TableClient = Client<{ userData: TableUserData; auth: VerifiedJoin }>;

/** Opens the connections of the people at a table, one for each person, by member id. */
export function tableConnections() {
  const clients = new Map<number, TableClient>();
  return {
    of: (memberId: number) => clients.get(memberId),
    memberIds: (): readonly number[] => [...clients.keys()],
    /** Makes a client the only connection of a person. */
    connect(client: TableClient, memberId: number): void {
      client.userData = { memberId, seat: null, heard: 0 };
      const elsewhere = clients.get(memberId);
      clients.set(memberId, client);
      elsewhere?.leave(CLOSE_CODES.elsewhere);
    },
    /** Removes a client that has left. Returns whose connection it was; `null` if the person now uses another one. */
    remove(client: TableClient): number | null {
      const memberId = client.userData?.memberId;
      if (memberId === undefined || clients.get(memberId) !== client) return null;
      clients.delete(memberId);
      return memberId;
    },
    /**
     * Opens the hands that each person may see now, and disconnects spectators who may no longer watch. What is sent until the current
     * work is done leaves as one packet.
     */
    update(state: TableState, before: TableValue | undefined, value: TableValue): void {
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

/** Lets a connection see the hidden cards of one seat, or of none. A view is never used for two seats. */
function setVisibleSeat(client: TableClient, seat: SeatState | null): void {
  const { userData } = client;
  if (userData === undefined || userData.seat === seat) return;
  userData.seat = seat;
  client.view?.dispose();
  delete client.view;
  if (seat === null) return;
  client.view = new StateView();
  client.view.add(seat, -1, false); // Without the last arguments the view would also show hidden fields of the seat's parent.
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

const KNOWN_FRAME_TYPES: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);

/** Reports frames that no client of ours would send, which Colyseus rejects or ignores by itself. */
export function watchFrames(client: TableClient, foreign: () => void): void {
  const { userData } = client;
  client.ref.on('error', foreign); // The frame is too long or malformed.
  let garbage = 0;
  let asked = 0;
  client.ref.on('message', (frame: Uint8Array) => {
    const type = frame[0] ?? 0;
    if (type === Protocol.ROOM_REQUEST) asked++;
    else if (!KNOWN_FRAME_TYPES.has(type)) foreign();
    queueMicrotask(() => {
      // Requests that cannot be decoded or have an unknown name are never counted as heard.
      for (; asked - (userData?.heard ?? asked) > garbage; garbage++) foreign();
    });
  });
}
