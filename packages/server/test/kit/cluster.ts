import { type CutLine, lineTo } from './cut-line.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { startCaddy } from './services/caddy.ts';
import { freePort } from './services/port.ts';
import { startPostgres } from './services/postgres.ts';
import { isRunning } from './services/programs.ts';
import { startRedis } from './services/redis.ts';

export interface ClusterProcess {
  readonly name: string;
  /** The address of the process itself, behind Caddy. */
  readonly address: string;
  readonly postgres: CutLine;
  readonly redis: CutLine;
  kill(): Promise<void>;
  /** Lets it hand over its tables and end, and resolves to its exit status. */
  drain(): Promise<number | null>;
  /** Starts it again, unless it runs. */
  start(): Promise<void>;
  stall(): void;
  resume(): void;
}

/** The setup of docker-compose.yml on loopback and without containers: processes behind one address, on one database. */
export interface Cluster {
  readonly address: string;
  readonly processes: readonly ClusterProcess[];
  /** Restarts one process after the other, as an operator would. Rejects if one does not end well. */
  roll(): Promise<void>;
  /** Stops everything at once. No data is kept that the cluster itself has stored. */
  close(): Promise<void>;
}

export type SharedDatabases = Readonly<Record<'postgres' | 'redis', string>>;

export interface ClusterSettings {
  /** The public address; without it, a free port of this machine. */
  readonly address?: string;
  /** If there are none, the cluster starts PostgreSQL and Redis of its own. */
  readonly databases?: SharedDatabases;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly flags?: readonly string[];
  /** Called with what a process writes to standard error. */
  readonly onError?: (text: string) => void;
}

/** The names of the processes, as in the Caddyfile. */
export const NAMES = ['p1', 'p2'] as const;

/** The time in milliseconds for a process to end, as in docker-compose.yml. */
const STOP_TIMEOUT_MS = 45_000;

export async function openCluster({ databases, ...settings }: ClusterSettings): Promise<Cluster> {
  const toClose: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of toClose.splice(0).reverse()) await each();
  };
  try {
    const address = settings.address ?? `http://127.0.0.1:${await freePort()}`;
    const shared = databases ?? (await startDatabases(toClose));
    const processes: ClusterProcess[] = [];
    // The first process creates the schema; the others would wait for it.
    for (const name of NAMES) {
      processes.push(await openMember(name, { ...settings, address, databases: shared }, toClose));
    }
    const ports = new Map(processes.map((each) => [each.name, portOf(each.address)]));
    toClose.push((await startCaddy({ address, ports })).close);
    return {
      address,
      processes,
      async roll() {
        for (const { name, drain, start } of processes) {
          const status = await drain();
          if (status !== 0) throw new Error(`${name} ended with ${status}`);
          await start();
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openMember(
  name: string,
  { address, databases, env, flags, onError }: ClusterSettings & { readonly databases: SharedDatabases },
  toClose: (() => Promise<unknown>)[],
): Promise<ClusterProcess> {
  const [postgres, redis] = [await lineTo(portOf(databases.postgres)), await lineTo(portOf(databases.redis))];
  toClose.push(postgres.close, redis.close);
  const port = await freePort();
  const own = {
    PROCESS_NAME: name,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: addressThrough(databases.postgres, postgres),
    REDIS_URL: addressThrough(databases.redis, redis),
    PUBLIC_ADDRESS: address,
    TRUST_PROXY: 'loopback',
  };
  let running: ServerProcess | undefined;

  async function start(): Promise<void> {
    if (isRunning(running?.child)) return;
    running = startProcess({ ...env, ...own }, flags);
    if (onError !== undefined) running.child.stderr?.on('data', (chunk: Buffer) => onError(String(chunk)));
    if ((await running.prints(/Hundredfold is open\./)) === null) throw new Error((await running.ended).errors);
  }

  async function drain(): Promise<number | null> {
    const giveUp = setTimeout(() => running?.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const ended = await running?.stop();
    clearTimeout(giveUp);
    return ended?.status ?? null;
  }

  const kill = async (): Promise<void> => void (await running?.kill());
  toClose.push(kill);
  await start();
  return {
    name,
    address: `http://127.0.0.1:${port}`,
    postgres,
    redis,
    kill,
    drain,
    start,
    stall: () => void running?.child.kill('SIGSTOP'),
    resume: () => void running?.child.kill('SIGCONT'),
  };
}

/** Starts PostgreSQL and Redis, and adds the functions that stop them to `toClose`. */
async function startDatabases(toClose: (() => Promise<unknown>)[]): Promise<SharedDatabases> {
  const postgres = await startPostgres();
  toClose.push(postgres.close);
  const redis = await startRedis();
  toClose.push(redis.close);
  return { postgres: await postgres.newDatabase(), redis: redis.address };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function addressThrough(url: string, { port }: CutLine): string {
  const address = new URL(url);
  address.port = String(port);
  return String(address);
}
