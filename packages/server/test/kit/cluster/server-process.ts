import { once } from 'node:events';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../server.ts';
import { isRunning } from '../services/programs.ts';
import { type CutLine, lineTo } from './cut.ts';
import { type Gate, openGate } from './gate.ts';

/** One process of a card room, with its own connections to the shared services. */
export interface ClusterProcess {
  readonly name: string;
  /** The address of the process itself, behind the gate. */
  readonly address: string;
  readonly postgres: CutLine;
  readonly redis: CutLine;
  /** Kills the process. */
  kill(): Promise<void>;
  /** Lets it hand over its tables and end, and resolves to its exit status. */
  drain(): Promise<number | null>;
  /** Starts it again, unless it runs. */
  start(): Promise<void>;
  /** Stops the process completely until it is resumed. */
  stall(): void;
  resume(): void;
}

/** A card room of several processes behind one address. */
export interface Cluster {
  readonly address: string;
  readonly processes: readonly ClusterProcess[];
  /** Returns everything written to the logs. */
  errors(): string;
  close(): Promise<void>;
}

const QUICK_CLOCK = ['--import', join(import.meta.dirname, '../quick-clock.ts')];

/** The addresses of the databases that the processes of a cluster share. */
export type SharedDatabases = Readonly<Record<'postgres' | 'redis', string>>;

export async function openCluster(
  size: number,
  databases: SharedDatabases,
  env: Readonly<Record<string, string>>,
): Promise<Cluster> {
  const gate = await openGate();
  const logged: string[] = [];
  const processes: (ClusterProcess & { end(): Promise<void> })[] = [];
  for (let number = 1; number <= size; number++) {
    processes.push(await openProcess({ name: `p${number}`, gate, databases, env, logged }));
  }
  return {
    address: gate.address,
    processes,
    errors: () => logged.join(''),
    async close() {
      await Promise.all(processes.map((each) => each.end()));
      await gate.close();
    },
  };
}

interface Parts {
  readonly name: string;
  readonly gate: Gate;
  readonly databases: SharedDatabases;
  readonly env: Readonly<Record<string, string>>;
  readonly logged: string[];
}

async function openProcess({ name, gate, databases, env, logged }: Parts): Promise<ClusterProcess & { end(): Promise<void> }> {
  const [postgres, redis] = [await lineTo(portOf(databases.postgres)), await lineTo(portOf(databases.redis))];
  const own = {
    PROCESS_NAME: name,
    DATABASE_URL: addressThrough(databases.postgres, postgres),
    REDIS_URL: addressThrough(databases.redis, redis),
    LOG_LEVEL: 'error',
  };
  let port = '0';
  let running: ServerProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    if (isRunning(running?.child)) return;
    const opened = startServerProcess(
      { ...env, ...own, PORT: port, TRUST_PROXY: 'loopback' },
      env.CLOCK_SPEED === undefined ? [] : QUICK_CLOCK,
    );
    running = opened;
    ended = opened.ended.then(({ errors }) => logged.push(errors));
    const address = await opened.address;
    if (address === null) throw new Error((await opened.ended).errors);
    ({ port } = new URL(address));
    gate.opens(name, Number(port));
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const child = running?.child;
    if (isRunning(child)) {
      child.kill('SIGCONT');
      child.kill(signal);
      await once(child, 'exit');
    }
    await ended;
    return child?.exitCode ?? null;
  }

  await start();
  return {
    name,
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    postgres,
    redis,
    kill: async () => void (await end('SIGKILL')),
    drain: () => end('SIGTERM'),
    start,
    stall: () => void running?.child.kill('SIGSTOP'),
    resume: () => void running?.child.kill('SIGCONT'),
    async end() {
      await end('SIGKILL');
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function addressThrough(url: string, { port }: CutLine): string {
  const address = new URL(url);
  address.port = String(port);
  return String(address);
}
