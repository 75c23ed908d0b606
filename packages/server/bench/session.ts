import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/kit/services/port.ts';
import { type Child, listening, startChild, stopChild } from './child.ts';
import type { Plan } from './plan.ts';
import type { Kind, Order, Sample } from './sample.ts';
import { LIMITS, SERVERS } from './servers.ts';
import { lend, type Services } from './services.ts';

const LOAD = join(import.meta.dirname, 'load/main.ts');
/** The time in milliseconds in which a server comes to rest before its memory is read. */
const REST_MS = 500;
/** The time in seconds that is allowed for connecting and for the ends of stretches. */
const ALLOWANCE_SECONDS = 120;

/** The folder and the services of a run. */
export interface Venue {
  readonly folder: string;
  /** The services; `null` if no server of this run needs them. */
  readonly services: Services | null;
}

/** Runs one newly started server and one load process, at all paces one after the other. */
export async function runSession(plan: Plan, runServices: Venue, kind: Kind, tables: number): Promise<readonly Sample[]> {
  const lent = await lend(runServices.services, SERVERS[kind].shares);
  const servers: Child[] = [];
  try {
    const env = { ...lent.env, DATA_DIR: mkdtempSync(join(runServices.folder, 'data-')) };
    const ports = await openServers({ profile: plan.profile, kind, env }, servers);
    await sleep(REST_MS);
    const load = startChild([LOAD]);
    try {
      const { paces, seconds, warmUp } = plan;
      const pids = servers.map(({ pid }) => pid);
      return await samplesOf(load, servers, { kind, ports, pids, services: lent.pids, tables, paces, seconds, warmUp });
    } finally {
      await stopChild(load);
    }
  } finally {
    await Promise.all(servers.map(stopChild));
    await lent.giveBack();
  }
}

interface ServerOpening extends Pick<Plan, 'profile'> {
  readonly kind: Kind;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Opens one process after the other. Each process is added to `servers` at once, so that it is stopped even if a later step
 * fails.
 */
export async function openServers({ profile, kind, env }: ServerOpening, servers: Child[]): Promise<readonly number[]> {
  const { program, processes } = SERVERS[kind];
  const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const common = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env, ...LIMITS };
  const ports: number[] = [];
  for (let number = 1; number <= processes; number++) {
    const port = await freePort();
    const own = { PROCESS_NAME: `p${number}`, PORT: String(port), KEEP: kind === 'kept-room' ? 'yes' : '' };
    const server = startChild([...profiling, program], { ...common, ...own });
    servers.push(server);
    await listening(server, port);
    ports.push(port);
  }
  return ports;
}

function samplesOf(load: Child, servers: readonly Child[], order: Order): Promise<readonly Sample[]> {
  const longest = ALLOWANCE_SECONDS + order.warmUp + order.paces.length * order.seconds;
  return new Promise((resolve, reject) => {
    const fail = (what: string, child: Child) => {
      clearTimeout(timer);
      reject(new Error(`${order.kind}, ${order.tables} tables: ${what}\n${child.printed()}`));
    };
    const timer = setTimeout(() => fail(`nothing measured after ${longest} s`, load), longest * 1000);
    for (const server of servers) server.process.once('exit', () => fail('the server ended', server));
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
