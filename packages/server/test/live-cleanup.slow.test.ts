// Threats (docs/security.md): D8.

import { setImmediate } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localRooms } from '../src/colyseus/local-rooms.ts';
import { startCleanup } from '../src/directory/start-cleanup.ts';
import { serialByKey } from '../src/platform/serial-by-key.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { CLEANUP_INTERVAL_MS, CLEANUP_PAUSE_MS, MAX_DELETED_AT_ONCE, type RetentionTimes } from '../src/storage/retention.ts';
import { freshTable } from '../src/storage/store-new-table.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';
import { type HandClock, handClock } from './hand-clock.ts';
import { join } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
import { seated, tableFor } from './kit/live-table.ts';
import { recordIn, SHORT_RECORD } from './record-in.ts';

const game: Game = modFour;
const HOUR_MS = 3_600_000;
const TERMS: RetentionTimes = {
  gatherings: HOUR_MS,
  games: 3 * HOUR_MS,
  records: 5 * HOUR_MS,
  reports: 5 * HOUR_MS,
  groups: 5 * HOUR_MS,
  subscriptions: HOUR_MS,
};

let live: LiveServer;
let clock: HandClock;
let storage: GameStorage;
let fails = false;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const memory = openSqliteInMemory();
  storage = {
    ...memory,
    deleteExpired: (...given) => (fails ? Promise.reject(new Error('disk full')) : memory.deleteExpired(...given)),
  };
  fails = false;
  live = await liveServer([game], { storage });
  clock = handClock();
  stop = startCleanup({ ...live.context, clock, rooms: localRooms(live.context), inTurn: serialByKey() }, TERMS);
});

afterEach(async () => {
  stop();
  await live.close();
  vi.useRealTimers();
});

async function pass(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += CLEANUP_INTERVAL_MS) {
    vi.setSystemTime(Date.now() + CLEANUP_INTERVAL_MS);
    clock.pass(CLEANUP_INTERVAL_MS);
    await cleanupDone();
  }
}

/** Waits for a cleanup, which takes several turns of the event loop but waits for nothing outside. */
async function cleanupDone(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
}

async function close(code: string): Promise<void> {
  await matchMaker.getLocalRoomById(code)?.disconnect();
  expect(live.directory.isLoaded(code)).toBe(false);
}

test('an abandoned table is deleted after its time, and one with people stays', async () => {
  const [kept, left, played] = [await tableFor(live, game), await tableFor(live, game), await tableFor(live, game)];
  const here = await seated(live, game, kept);
  await join(live.address, game, left);
  const players = await seated(live, game, played);
  await here[0]!.ask('start');
  await players[0]!.ask('start');
  const match = (await storage.loadTable(played))!.match!;
  await Promise.all([close(left), close(played)]);

  await pass(2 * HOUR_MS);
  expect(await live.directory.load(left)).toBeNull();
  expect(await storage.loadTable(played)).not.toBeNull();
  await pass(2 * HOUR_MS);
  expect(await storage.loadTable(played)).toBeNull();
  expect(await storage.steps(match)).toEqual([]);
  expect(live.directory.isLoaded(kept)).toBe(true);
  expect(here[0]!.state.phase).toBe('playing');
  await close(kept);
  await pass(CLEANUP_INTERVAL_MS);
  expect(await storage.loadTable(kept)).not.toBeNull(); // Its time begins when the last person has left.
});

test('however much is unused is deleted by the same cleanup, a part at a time, unless the server closes', async () => {
  const codes = Array.from({ length: 2 * MAX_DELETED_AT_ONCE + 1 }, (_, index) => `UNUSED${100 + index}`);
  const fill = async (): Promise<void> => {
    for (const code of codes) await storage.addTable(freshTable({ code, game: game.id, options: {}, seats: 4, settings: {} }));
  };
  const left = async (): Promise<number> => {
    const stored = await Promise.all(codes.map((code) => storage.loadTable(code)));
    return stored.filter((table) => table !== null).length;
  };
  const waitFor = (expected: number) => vi.waitFor(async () => expect(await left()).toBe(expected));
  await fill();
  while ((await left()) === codes.length) await pass(CLEANUP_INTERVAL_MS);
  await waitFor(MAX_DELETED_AT_ONCE + 1);
  clock.pass(CLEANUP_PAUSE_MS);
  await waitFor(1);
  clock.pass(CLEANUP_PAUSE_MS);
  await waitFor(0);
  await fill();
  while ((await left()) === codes.length) await pass(CLEANUP_INTERVAL_MS);
  await waitFor(MAX_DELETED_AT_ONCE + 1);
  stop();
  clock.pass(CLEANUP_PAUSE_MS);
  await cleanupDone();
  expect(await left()).toBe(MAX_DELETED_AT_ONCE + 1);
});

test('a cleanup that failed is repeated the next time', async () => {
  await storage.finish('m', SHORT_RECORD, 'public');
  fails = true;
  await pass(6 * HOUR_MS);
  expect(await recordIn(storage, 'm')).not.toBeNull();
  expect(live.log.join()).toContain('did not delete expired data');
  fails = false;
  await pass(6 * HOUR_MS);
  expect(await recordIn(storage, 'm')).toBeNull();
});
