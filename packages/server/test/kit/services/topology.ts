import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SharedDatabases } from '../cluster/server-process.ts';
import { CLEAN_ENVIRONMENT, NODE_FLAGS } from '../node-flags.ts';
import { startCaddy } from './caddy.ts';
import { freePort } from './port.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

/** The setup of docker-compose.yml on loopback and without containers: processes behind one address, on one database. */
export interface Topology {
  readonly address: string;
  /** The processes by their names, with their own ports on loopback. */
  readonly ports: ReadonlyMap<string, number>;
  /** Restarts a process as an operator would, and resolves to its exit status. */
  restart(name: string): Promise<number | null>;
  /** Restarts one process after the other. Rejects if one does not end well. */
  roll(): Promise<void>;
  /** Stops everything at once. No data is kept. */
  close(): Promise<void>;
}

export interface Opening {
  /** The public address. */
  readonly address: string;
  /** The addresses of the databases that the processes share. Without them, the topology starts PostgreSQL and Redis of its own. */
  readonly databases?: SharedDatabases;
  /** The settings of all processes. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Additional flags for Node. */
  readonly flags?: readonly string[];
  /** Called with every line that a process writes to standard error. */
  readonly onLine: (line: string) => void;
}

/** The names of the processes, as in the Caddyfile. */
export const NAMES = ['p1', 'p2'] as const;

const MAIN = join(import.meta.dirname, '../../../src/main.ts');

/** The time in milliseconds for a process to end, as in docker-compose.yml. */
const STOP_TIMEOUT_MS = 45_000;

export async function openTopology({ address, databases, env, flags = [], onLine }: Opening): Promise<Topology> {
  const toClose: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of toClose.splice(0).reverse()) await each();
  };
  const children = new Map<string, ChildProcess>();
  const ports = new Map<string, number>();
  try {
    const { postgres, redis } = databases ?? (await startDatabases(toClose));
    for (const name of NAMES) ports.set(name, await freePort());
    const common = { ...env, DATABASE_URL: postgres, REDIS_URL: redis, PUBLIC_ADDRESS: address, TRUST_PROXY: 'loopback' };

    const start = async (name: string): Promise<void> => {
      const own = { PROCESS_NAME: name, HOST: '127.0.0.1', PORT: String(ports.get(name)) };
      const child = spawn(process.execPath, [...NODE_FLAGS, ...flags, MAIN], {
        env: { ...CLEAN_ENVIRONMENT, ...common, ...own },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.set(name, child);
      createInterface({ input: child.stderr }).on('line', onLine);
      await isOpen(name, child);
    };
    const restart = async (name: string): Promise<number | null> => {
      const status = await end(children.get(name), 'SIGTERM');
      await start(name);
      return status;
    };
    toClose.push(async () => void (await Promise.all([...children.values()].map((child) => end(child, 'SIGKILL')))));
    // The first process creates the schema; the others would wait for it.
    for (const name of NAMES) await start(name);
    const caddy = await startCaddy({ address, ports });
    toClose.push(caddy.close);
    return {
      address,
      ports,
      restart,
      async roll() {
        for (const name of NAMES) {
          const status = await restart(name);
          if (status !== 0) throw new Error(`${name} ended with ${status}`);
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts PostgreSQL and Redis, and adds the functions that stop them to `toClose`. */
async function startDatabases(toClose: (() => Promise<void>)[]): Promise<SharedDatabases> {
  const postgres = await startPostgres();
  toClose.push(postgres.close);
  const redis = await startRedis();
  toClose.push(redis.close);
  return { postgres: await postgres.newDatabase(), redis: redis.address };
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (child === undefined) return null;
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(giveUp);
  }
  return child.exitCode;
}

/** Resolves when the process says that it is open. */
function isOpen(name: string, child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Hundredfold is open.')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} did not start`)));
  });
}
