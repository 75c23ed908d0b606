import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { type MessageBus, singleProcessBus } from '../cluster/message-bus.ts';
import { ADMIT_EVERYONE } from '../ops/testing/admit-everyone.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { openQueueLease } from './queue-lease.ts';

async function openedLease(others: readonly string[]) {
  let isDraining = false;
  const clock = handClock();
  const bus: MessageBus = { ...singleProcessBus('p1'), others: () => others };
  const storage = openSqliteInMemory();
  const release = vi.spyOn(storage, 'release');
  const admission = { ...ADMIT_EVERYONE, isDraining: () => isDraining };
  const room = { open: vi.fn(async () => undefined), close: vi.fn(async () => undefined) };
  const lease = await openQueueLease({ storage, clock, bus, log: pino({ level: 'silent' }), admission }, room);
  return {
    lease,
    room,
    release,
    async drain(): Promise<void> {
      isDraining = true;
      for (let checks = 0; checks < 3; checks++) {
        clock.pass(2000);
        await new Promise(setImmediate);
      }
    },
  };
}

test('a process that is drained leaves the queue to the others, and does not take it again', async () => {
  const { lease, room, release, drain } = await openedLease(['p2']);
  expect(await lease.holds()).toBe(true);
  await drain();
  expect(await lease.holds()).toBe(false);
  expect(release).toHaveBeenCalledOnce();
  expect(room.open).toHaveBeenCalledOnce();
  expect(room.close).toHaveBeenCalledExactlyOnceWith(CLOSE_CODES.otherRoom);
});

test('a process that is drained and has no others keeps the queue', async () => {
  const { lease, release, drain } = await openedLease([]);
  await drain();
  expect(await lease.holds()).toBe(true);
  expect(release).not.toHaveBeenCalled();
});
