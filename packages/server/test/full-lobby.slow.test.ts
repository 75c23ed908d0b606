import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { inListOrder, type LobbyList } from '@hundredfold/shared/protocol/lobby-row.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, type TestContext, test, vi } from 'vitest';
import { bytesPerSecond, FIRST_LOOK, lookAtList, type Onlooker } from './kit/look-at-list.ts';
import { newDataDir, openProcess, QUICK_TIMERS } from './kit/server-process.ts';

const TABLES = bySize({ full: 300, soak: 1000 });
const CHANGES_PER_SECOND = 50;
const TIMER_SPEED = 3;
/**
 * The time in seconds of the server's timers for which clients watch the list. It is long enough that even a view that receives
 * all its rows again receives changes a second time.
 */
const SECONDS = bySize({ full: 20, soak: 1500 });
const MAX_BYTES_PER_SECOND = 2000;

/** The number of clients that come together. The place of a client that waits for too many others would expire. */
const JOINS_AT_ONCE = 10;

const ONLOOKERS: readonly (readonly [number, LobbyQuery])[] = [
  [bySize({ full: 10, soak: 100 }), FIRST_LOOK],
  [bySize({ full: 2, soak: 40 }), { ...FIRST_LOOK, seat: true }],
  [bySize({ full: 2, soak: 40 }), { ...FIRST_LOOK, games: ['mod-four', 'four-square'] }],
  [bySize({ full: 2, soak: 20 }), { ...FIRST_LOOK, rows: 180 }],
];
const CLIENTS = ONLOOKERS.reduce((sum, [clients]) => sum + clients, 0);

/** The tables at which something changes. Changes at the first ones reach every client. */
const CHANGING = [
  ['the tables on the first page', 'first'],
  ['any tables', 'any'],
] as const;

/** A number of rows that no other view has, so that a client with it starts with the current list. */
const FRESH_ROWS = 240;

/** Starts a server at whose tables something changes until `SIGUSR2`. */
async function open(where: 'any' | 'first', onTestFinished: TestContext['onTestFinished']) {
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'info', TIMER_SPEED: String(TIMER_SPEED) };
  const program = [join(import.meta.dirname, 'listed/open.ts'), String(TABLES), String(CHANGES_PER_SECOND), where];
  const server = await openProcess(env, QUICK_TIMERS, program);
  onTestFinished(async () => void (await server.kill()));
  return server;
}

async function currentList(address: string, { rows, ...look }: LobbyQuery): Promise<LobbyList> {
  const fresh = await lookAtList(address, { ...look, rows: FRESH_ROWS });
  fresh.leave();
  return { ...fresh.list, rows: fresh.list.rows.slice(0, rows) };
}

test.concurrent.for(CHANGING.slice(0, bySize({ full: 1, soak: 2 })))(
  `${TABLES} tables, ${CLIENTS} clients, ${CHANGES_PER_SECOND} changes a second at %s: all clients hold the current list, at less than 2 kB a second`,
  {
    timeout: (SECONDS / TIMER_SPEED + 120) * 1000,
  },
  async ([, where], { onTestFinished }) => {
    const { address, child } = await open(where, onTestFinished);
    const onlookers: { readonly look: LobbyQuery; readonly onlooker: Onlooker }[] = [];
    for (const [times, look] of ONLOOKERS) {
      for (let joined = 0; joined < times; joined += JOINS_AT_ONCE) {
        const length = Math.min(JOINS_AT_ONCE, times - joined);
        const alike = await Promise.all(Array.from({ length }, () => lookAtList(address, look)));
        onlookers.push(...alike.map((onlooker) => ({ look, onlooker })));
      }
    }
    await sleep((SECONDS * 1000) / TIMER_SPEED);
    const each = onlookers.map(({ onlooker }) => bytesPerSecond(onlooker) / TIMER_SPEED);
    child.kill('SIGUSR2');

    for (const [, look] of ONLOOKERS) {
      const alike = onlookers.filter((each) => each.look === look);
      const expectSameList = async (): Promise<void> => {
        const list = await currentList(address, look);
        expect(list.rows).toEqual(list.rows.toSorted(inListOrder));
        for (const { onlooker } of alike) expect(onlooker.list).toEqual(list);
      };
      // The last change may still be in flight, and a view with many changes pauses for a while.
      await vi.waitFor(expectSameList, { timeout: 60_000, interval: 500 });
    }
    for (const { onlooker } of onlookers) onlooker.leave();
    expect(Math.max(...each)).toBeLessThan(MAX_BYTES_PER_SECOND);
  },
);
