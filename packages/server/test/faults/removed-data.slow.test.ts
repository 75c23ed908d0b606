import { renameSync, rmSync } from 'node:fs';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { ONLY_IN_SOAK } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Player } from '../kit/live-player.ts';
import { choices } from '../kit/live-table.ts';
import { newDataDir, type ServerProcess, startServerProcess } from '../kit/server.ts';
import { playsWithBots } from '../kit/world/with-bots.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

let running: ServerProcess | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
});

/** The time limit for a server to notice that its data are gone. */
const NOTICE_TIME = { timeout: 20_000, interval: 50 };

/** Starts a server with that data directory and returns a player with bots, after the first move. */
async function startAndPlay(dataDir: string): Promise<{ address: string; ann: Player }> {
  running = startServerProcess({ DATA_DIR: dataDir });
  const address = await running.address;
  if (address === null) throw new Error((await running.ended).errors);
  const ann = await playsWithBots(address);
  await vi.waitUntil(() => choices(modFour, ann).length > 0);
  return { address, ann };
}

async function act(ann: Player): Promise<unknown> {
  return ann.act(choices(modFour, ann)[0]!).catch((error: Error) => error.message);
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(`${address}/ready`)).status;
}

test('a data directory that is moved away pauses the tables within seconds; once it is back they go on', async () => {
  const dataDir = newDataDir();
  const { address, ann } = await startAndPlay(dataDir);
  expect(await statusOf(address)).toBe(200);
  renameSync(dataDir, `${dataDir}-away`);
  await vi.waitUntil(() => ann.state.unsaved, NOTICE_TIME);
  await vi.waitUntil(async () => (await statusOf(address)) === 503, NOTICE_TIME);
  expect(Number(ann.state.stopped)).toBeGreaterThan(0); // The clocks are stopped.
  expect(['unknown', 'halted']).toContain(await act(ann));
  renameSync(`${dataDir}-away`, dataDir);
  await vi.waitUntil(() => !ann.state.unsaved);
  await vi.waitUntil(() => choices(modFour, ann).length > 0);
  expect(await act(ann)).toBeTypeOf('number');
});

// A directory that was moved away is gone from its place, too.
test('after a data directory was deleted no move is acknowledged', ONLY_IN_SOAK, async () => {
  const dataDir = newDataDir();
  const { address, ann } = await startAndPlay(dataDir);
  rmSync(dataDir, { recursive: true });
  expect(['unknown', 'halted']).toContain(await act(ann));
  await vi.waitUntil(async () => (await statusOf(address)) === 503, NOTICE_TIME);
});
