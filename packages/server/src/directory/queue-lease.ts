import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { AppContext } from '../app/context.ts';
import { repeat } from '../platform/clock.ts';
import type { Lease } from '../storage/lease.ts';

const CHECK_INTERVAL_MS = 2000;

interface QueueRoom {
  open(): Promise<unknown>;
  close(code: number): Promise<unknown>;
}

/**
 * Opens the lease on the matchmaking room: exactly one process holds it, as with a table's lease. Resolves once a process holds it. A
 * process that is drained leaves it to the others.
 */
export async function openQueueLease(
  { storage, log, clock, bus, admission }: Pick<AppContext, 'storage' | 'log' | 'clock' | 'bus' | 'admission'>,
  room: QueueRoom,
) {
  let lease: Lease | null = null;

  /** Returns whether others should have the queue: this process makes no more tables. */
  const isLeaving = (): boolean => admission.isDraining() && bus.others().length > 0;

  async function take(): Promise<void> {
    if (lease !== null && (await storage.holderOf(MATCHMAKING_ROOM)) !== null) await stepDown();
    if (isLeaving()) return release();
    if (lease !== null) return;
    lease = await storage.claim(MATCHMAKING_ROOM);
    if (lease !== null) await room.open();
  }

  /** Closes the room. Clients that wait reconnect to the queue and repeat their search. */
  async function stepDown(): Promise<void> {
    lease = null;
    await room.close(CLOSE_CODES.otherRoom);
  }

  async function release(): Promise<void> {
    const held = lease;
    if (held === null) return;
    await stepDown();
    await storage.release(held);
  }

  async function check(): Promise<void> {
    await take().catch((error: unknown) => log.warn({ err: error }, 'cannot find out which process has the matchmaking queue'));
  }

  await take();
  const stop = repeat(clock, CHECK_INTERVAL_MS, check);
  return {
    holds: async () => lease !== null && (await storage.holderOf(MATCHMAKING_ROOM)) === null,
    async close(): Promise<void> {
      stop();
      await release();
    },
  };
}
