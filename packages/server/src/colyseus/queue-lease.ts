import { matchMaker } from '@colyseus/core';
import { FIND } from '@hundredfold/shared/protocol/find.ts';
import { CLOSED } from '@hundredfold/shared/protocol/table.ts';
import type { AppContext } from '../app/context.ts';
import type { Lease } from '../storage/archive.ts';

/** How often a process looks whether somebody has the queue, in milliseconds. */
const LOOK = 2000;

/** Which process has the room where games are found: one of them, by a lease like a table's. */
export interface QueueLease {
  /** Whether it is this one, and nobody else by now. */
  holds(): Promise<boolean>;
  /** Lets go of it for good. */
  close(): Promise<void>;
}

/** Resolves once somebody has the queue. */
export async function openQueueLease({
  archive,
  log,
  clock,
}: Pick<AppContext, 'archive' | 'log' | 'clock'>): Promise<QueueLease> {
  let lease: Lease | null = null;
  let stop = (): void => undefined;
  let isClosed = false;

  async function take(): Promise<void> {
    if (lease !== null && (await archive.holderOf(FIND)) !== null) await stepDown();
    if (lease !== null) return;
    lease = await archive.claim(FIND);
    if (lease !== null) await matchMaker.createRoom(FIND, {});
  }

  /** Whoever waits looks for the queue again, and says anew what they look for. */
  async function stepDown(): Promise<void> {
    lease = null;
    await matchMaker.getLocalRoomById(FIND)?.disconnect(CLOSED.otherRoom);
  }

  function look(): void {
    stop = clock.after(LOOK, async () => {
      await take().catch((error: unknown) => log.warn({ err: error }, 'cannot find out which process has the matchmaking queue'));
      if (!isClosed) look();
    });
  }

  await take();
  look();
  return {
    holds: async () => lease !== null && (await archive.holderOf(FIND)) === null,
    async close() {
      isClosed = true;
      stop();
      const held = lease;
      await stepDown();
      if (held !== null) await archive.release(held);
    },
  };
}
