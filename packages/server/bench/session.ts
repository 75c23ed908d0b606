import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, freePort, listening, startChild, stopChild } from './child.ts';
import type { Plan } from './plan.ts';
import type { Kind, Order, Sample } from './sample.ts';

const SERVERS: Readonly<Record<Kind, string>> = {
  relay: join(import.meta.dirname, 'peers/relay.ts'),
  room: join(import.meta.dirname, 'peers/room.ts'),
  'kept-room': join(import.meta.dirname, 'peers/room.ts'),
  hundredfold: join(import.meta.dirname, '../src/main.ts'),
};
const LOAD = join(import.meta.dirname, 'load/main.ts');
/** Milliseconds for a server to come to rest before its memory is read. */
const REST = 500;
/** Seconds for connecting and for the ends of stretches. */
const ALLOWANCE = 120;

/** What would rightly stop a stranger who behaves like a load generator. */
export const LIMITS = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MAX_TABLES: '1000000',
  MESSAGES_PER_SECOND: '1000000',
};

/** One server, started afresh, and one load process, at all paces one after the other. */
export async function runSession(plan: Plan, folder: string, kind: Kind, tables: number): Promise<readonly Sample[]> {
  const data = mkdtempSync(join(folder, 'data-'));
  const children: Child[] = [];
  try {
    const port = await freePort();
    const env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      KEEP: kind === 'kept-room' ? 'yes' : '',
      ...LIMITS,
    };
    const profiling = plan.profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${plan.profile}`];
    const server = startChild([...profiling, SERVERS[kind]], env);
    children.push(server);
    await listening(server, port);
    await sleep(REST);
    const load = startChild([LOAD]);
    children.push(load);
    const { paces, seconds, warmUp } = plan;
    return await samplesOf(load, server, { kind, port, pid: server.pid, tables, paces, seconds, warmUp });
  } finally {
    for (const child of children.reverse()) await stopChild(child);
  }
}

function samplesOf(load: Child, server: Child, order: Order): Promise<readonly Sample[]> {
  const longest = ALLOWANCE + order.warmUp + order.paces.length * order.seconds;
  return new Promise((resolve, reject) => {
    const fail = (what: string, child: Child) =>
      reject(new Error(`${order.kind}, ${order.tables} tables: ${what}\n${child.printed()}`));
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
