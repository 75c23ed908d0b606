import { expect, onTestFinished, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { startEveningReminders } from './evening-reminders.ts';
import { newMember } from './new-member.ts';

const MINUTE_MS = 60_000;
const [FIRST, SECOND] = [200 * MINUTE_MS, 230 * MINUTE_MS];
const CLOCK_AT_START = 100 * MINUTE_MS;

async function openWorld() {
  const storage = openSqliteInMemory();
  for (const [id, at] of [
    ['first', FIRST],
    ['second', SECOND],
    ['late', FIRST - 50 * MINUTE_MS],
  ] as const) {
    const ann = newMember({ personId: `ann of ${id}`, name: 'Ann' });
    await storage.addGroup({ id, linkHash: id, name: id, setUps: [], lastSetUp: null, changed: null }, ann);
    await storage.proposeEvening(id, { times: [at], by: ann.memberId, fixedBy: null }, null);
    await storage.fixEvening(id, [at], { at, by: ann.memberId });
  }
  const clock = handClock();
  const reminded: (readonly [minute: number, group: string])[] = [];
  const log = { warn: vi.fn() };
  const now = () => CLOCK_AT_START + clock.now();
  const start = () => {
    const stop = startEveningReminders({ storage, clock, now, log }, ({ group }) => {
      reminded.push([(now() - CLOCK_AT_START) / MINUTE_MS, group]);
    });
    onTestFinished(stop);
    return stop;
  };
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      clock.pass(MINUTE_MS);
      await storage.size(); // The storage has answered the requests before this one.
      await Promise.resolve();
    }
  };
  return { storage, reminded, log, start, pass };
}

test('several processes remind of each evening once, an hour before it, and not of one that begins sooner', async () => {
  const { reminded, start, pass } = await openWorld();
  start();
  start();
  await pass(39);
  expect(reminded).toEqual([]);
  await pass(60);
  expect(reminded).toEqual([
    [40, 'first'],
    [70, 'second'],
  ]);
});

test('after a restart, only evenings without a reminder get one, and none that comes too late', async () => {
  const { reminded, start, pass } = await openWorld();
  const stop = start();
  await pass(41);
  stop();
  await pass(32);
  start();
  await pass(1);
  expect(reminded).toEqual([
    [40, 'first'],
    [74, 'second'],
  ]);
  const other = await openWorld();
  await other.pass(45);
  other.start();
  await other.pass(10);
  expect(other.reminded).toEqual([]);
});

test('reminders go on after the storage has failed', async () => {
  const { storage, reminded, log, start, pass } = await openWorld();
  const { claimEvenings } = storage;
  Object.assign(storage, { claimEvenings: () => Promise.reject(new Error('the disk is full')) });
  start();
  await pass(41);
  expect(log.warn).toHaveBeenCalledTimes(41);
  Object.assign(storage, { claimEvenings });
  await pass(1);
  expect(reminded).toEqual([[42, 'first']]);
});
