import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { inListOrder, type LobbyList } from '@hundredfold/shared/protocol/lobby-row.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, type TestContext, test, vi } from 'vitest';
import { bytesPerSecond, FIRST_LOOK, lookAtList, type Onlooker } from './look-at-list.ts';
import { newDataDir, startServerProcess } from './open-server.ts';

const TABLES = 1000;
const CHANGES_PER_SECOND = 50;
/** So many times as fast as here the server's timers go. */
const TIMER_SPEED = 5;
/** Seconds for which they look, by the server's timers. Even a look that is sent all its rows again is sent changes a second time within them. */
const SECONDS = bySize({ quick: 20, test: 20, soak: 1500 });
/** What each is sent of changes in a second at the most, in bytes. */
const MOST_BYTES = 2000;

/** So many who look alike. */
const ONLOOKERS: readonly (readonly [number, LobbyQuery])[] = [
  [100, FIRST_LOOK],
  [40, { ...FIRST_LOOK, seat: true }],
  [40, { ...FIRST_LOOK, games: ['mod-four', 'four-square'] }],
  [20, { ...FIRST_LOOK, rows: 180 }],
];

/** Of another length than theirs: whoever looks so begins with the list as it is. */
const FRESH = 240;

/** A house at whose tables something changes until it is told to rest by `SIGUSR2`. */
async function open(where: 'any' | 'first', onTestFinished: TestContext['onTestFinished']) {
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'info', JOINS_PER_MINUTE: '10000', TIMER_SPEED: String(TIMER_SPEED) };
  const quickTimers = ['--import', join(import.meta.dirname, 'quick-timers.ts')];
  const program = [join(import.meta.dirname, 'listed/open.ts'), String(TABLES), String(CHANGES_PER_SECOND), where];
  const { child, address, ended } = startServerProcess(env, quickTimers, program);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const opened = await address;
  if (opened === null) throw new Error((await ended).errors);
  return { address: opened, child };
}

/** Seconds that a process has had a core for. */
async function worked({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'cputimes=', '-p', String(pid)]);
  return Number(stdout);
}

/** As somebody sees it who comes now. */
async function truth(address: string, { rows, ...look }: LobbyQuery): Promise<LobbyList> {
  const fresh = await lookAtList(address, { ...look, rows: FRESH });
  fresh.leave();
  return { ...fresh.list, rows: fresh.list.rows.slice(0, rows) };
}

test.concurrent.for([
  ['any tables', 'any'],
  ['the tables on the first page', 'first'],
] as const)(
  '1,000 tables, 200 who look, 50 changes a second at %s: all hold the same as whoever comes, at less than 2 kB a second',
  {
    timeout: (SECONDS / TIMER_SPEED + 120) * 1000,
  },
  async ([, where], { onTestFinished }) => {
    const { address, child } = await open(where, onTestFinished);
    const onlookers: { readonly look: LobbyQuery; readonly onlooker: Onlooker }[] = [];
    for (const [times, look] of ONLOOKERS) {
      const alike = await Promise.all(Array.from({ length: times }, () => lookAtList(address, look)));
      onlookers.push(...alike.map((onlooker) => ({ look, onlooker })));
    }
    const [begun, work] = [performance.now(), await worked(child)];
    await sleep((SECONDS * 1000) / TIMER_SPEED);
    const share = (((await worked(child)) - work) / (performance.now() - begun)) * 100_000;
    const each = onlookers.map(({ onlooker }) => bytesPerSecond(onlooker) / TIMER_SPEED);
    child.kill('SIGUSR2');

    for (const [, look] of ONLOOKERS) {
      const alike = onlookers.filter((each) => each.look === look);
      const areTogether = async (): Promise<void> => {
        const list = await truth(address, look);
        expect(list.rows).toEqual(list.rows.toSorted(inListOrder));
        for (const { onlooker } of alike) expect(onlooker.list).toEqual(list);
      };
      // The last change may still be on its way, and a window that had much to tell keeps silent for a while.
      await vi.waitFor(areTogether, { timeout: 60_000, interval: 500 });
    }
    for (const { onlooker } of onlookers) onlooker.leave();
    const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
    process.stdout.write(
      `changes at ${where}: ${mean.toFixed(0)} bytes a second for each who looks, ${Math.max(...each).toFixed(0)} at most; server at ${share.toFixed(0)} % of a core\n`,
    );
    expect(Math.max(...each)).toBeLessThan(MOST_BYTES);
  },
);
