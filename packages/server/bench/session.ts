import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/kit/services/port.ts';
import { type Child, listening, startChild, stopChild } from './child.ts';
import type { Plan } from './plan.ts';
import type { Kind, Order, Sample } from './sample.ts';

const LOAD = join(import.meta.dirname, 'load/main.ts');
/** The time in milliseconds in which a server comes to rest before its memory is read. */
const REST_MS = 500;
const ALLOWANCE_SECONDS = 120;

const PROGRAMS: Readonly<Record<Kind, string>> = {
  room: join(import.meta.dirname, 'peers/room.ts'),
  hundredfold: join(import.meta.dirname, '../src/main.ts'),
};

/** Limits that would rightly stop a client that behaves like a load generator. */
const LIMITS = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MAX_TABLES: '1000000',
  MESSAGES_PER_SECOND: '1000000',
};

export async function runSession(plan: Plan, folder: string, kind: Kind, tables: number): Promise<readonly Sample[]> {
  const { server, port } = await openServer(kind, folder);
  const load = startChild([LOAD]);
  try {
    await sleep(REST_MS);
    const { paces, seconds, warmUp } = plan;
    return await samplesOf(load, server, { kind, port, pid: server.pid, tables, paces, seconds, warmUp });
  } finally {
    await Promise.all([load, server].map(stopChild));
  }
}

export async function openServer(kind: Kind, folder: string) {
  const port = await freePort();
  // No server stores data where the environment of the benchmark says.
  const place = { DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: '', REDIS_URL: '' };
  const env = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', NODE_ENV: 'production', ...place, ...LIMITS };
  const server = startChild([PROGRAMS[kind]], env);
  await listening(server, port);
  return { server, port };
}

function samplesOf(load: Child, server: Child, order: Order): Promise<readonly Sample[]> {
  const longest = ALLOWANCE_SECONDS + order.warmUp + order.paces.length * order.seconds;
  return new Promise((resolve, reject) => {
    const fail = (what: string, child: Child) => {
      clearTimeout(timer);
      reject(new Error(`${order.kind}, ${order.tables} tables: ${what}\n${child.printed()}`));
    };
    const timer = setTimeout(() => fail(`nothing measured after ${longest} s`, load), longest * 1000);
    server.process.once('exit', () => fail('the server ended', server));
    load.process.once('exit', () => fail('the load process ended', load));
    load.process.on('message', (message: 'ready' | readonly Sample[]) => {
      if (message === 'ready') {
        load.process.send(order);
        return;
      }
      clearTimeout(timer);
      resolve(message);
    });
  });
}
