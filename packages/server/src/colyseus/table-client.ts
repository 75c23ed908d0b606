import { type Client, Protocol } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import type { SeatState } from '@hundredfold/shared/schema/table.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';

export interface TableUserData {
  readonly memberId: number;
  /** The seat whose hidden cards this connection receives. */
  seat: SeatState | null;
  /** The number of requests that were received and decoded. */
  heard: number;
}

export type TableClient = Client<{ userData: TableUserData; auth: VerifiedJoin }>;

/** Lets a connection see the hidden cards of one seat, or of none. A view is never used for two seats. */
export function setVisibleSeat(client: TableClient, seat: SeatState | null): void {
  const { userData } = client;
  if (userData === undefined || userData.seat === seat) return;
  userData.seat = seat;
  client.view?.dispose();
  delete client.view;
  if (seat === null) return;
  client.view = new StateView();
  client.view.add(seat, -1, false); // Without the last arguments the view would also show hidden fields of the seat's parent.
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
