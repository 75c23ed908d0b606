import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS, UNLIMITED } from '../test/kit/node-flags.ts';
import { freePort } from '../test/kit/services/port.ts';
import { ask, type Child, listening, startChild, stopChild } from './child.ts';
import type { Plan } from './plan.ts';
import { KINDS, type Kind, PACES, type Pace, type PaceOrder, type Sample, type SeatingOrder } from './sample.ts';

const LOAD = join(import.meta.dirname, 'load/main.ts');
/** The number of turns in which a pace is measured. The median of two is their mean, so no rare latency is left out. */
const TURNS: Readonly<Record<Pace, number>> = { third: 2, 'two-thirds': 2, flat: 4 };
/** The time in milliseconds in which a server comes to rest before its memory is read. */
const REST_MS = 500;
const ALLOWANCE_SECONDS = 120;

const PROGRAMS: Readonly<Record<Kind, readonly string[]>> = {
  room: [join(import.meta.dirname, 'peers/room.ts')],
  hundredfold: [...NODE_FLAGS, join(import.meta.dirname, '../src/main.ts')],
};

/** The limits that would rightly stop a client that behaves like a load generator. */
const LIMITS = { ...UNLIMITED, MAX_TABLES: '1000000' };

/** Seats people at tables of each server, and measures them in turns: a machine that slows down slows both. */
export async function runSession(plan: Plan, folder: string, tables: number): Promise<readonly Sample[]> {
  const sessions: Session[] = [];
  const samples: Sample[] = [];
  try {
    for (const kind of KINDS) sessions.push(await openSession(plan, folder, kind, tables));
    for (const pace of PACES) {
      for (let turn = 0; turn < TURNS[pace]; turn++) {
        for (const { measure } of sessions) samples.push(await measure({ pace, seconds: plan.seconds / TURNS[pace] }));
      }
    }
    return samples;
  } finally {
    await Promise.all(sessions.flatMap(({ load, server }) => [load, server].map(stopChild)));
  }
}

interface Session {
  readonly load: Child;
  readonly server: Child;
  readonly measure: (order: PaceOrder) => Promise<Sample>;
}

async function openSession({ seconds, warmUp }: Plan, folder: string, kind: Kind, tables: number): Promise<Session> {
  const { server, port } = await openServer(kind, folder);
  const load = startChild([LOAD]);
  await once(load.process, 'message');
  await sleep(REST_MS);
  const order: SeatingOrder = { kind, port, pid: server.pid, tables, warmUp };
  await ask<'seated'>(load, server, order, ALLOWANCE_SECONDS + warmUp);
  return { load, server, measure: (wanted) => ask<Sample>(load, server, wanted, ALLOWANCE_SECONDS + seconds) };
}

export async function openServer(kind: Kind, folder: string) {
  const port = await freePort();
  // No server stores data where the environment of the benchmark says.
  const place = { DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: '', REDIS_URL: '' };
  const env = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', NODE_ENV: 'production', ...place, ...LIMITS };
  const server = startChild(PROGRAMS[kind], env);
  await listening(server, port);
  return { server, port };
}
