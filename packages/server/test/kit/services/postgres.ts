import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './port.ts';
import { findProgram, type Program, STARTING } from './programs.ts';
import { startService } from './service.ts';

export interface Databases {
  newDatabase(): Promise<string>;
  /** Removes a database and disconnects everyone who still uses it. */
  dropDatabase(address: string): Promise<void>;
}

/** A PostgreSQL for a test, on a free port of loopback and in a folder of its own. */
export interface Postgres extends Databases {
  /** The address without a database. */
  readonly address: string;
  /** The id of the main process, the parent of all its processes. */
  readonly pid: number;
  /** Stops it as an operator would, which ends all connections. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Starts it again on the same port, unless it runs. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

const PROGRAM: Program = {
  names: ['postgres'],
  folders: () => [...versions()].map((version) => join(DEBIAN, version, 'bin')),
  // The settings keep Debian from starting a cluster of its own.
  install: `mkdir -p /etc/postgresql-common/createcluster.d
    echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/hundredfold.conf
    apt-get -y -q --no-install-recommends install postgresql`,
  called: 'PostgreSQL (its server, Debian: postgresql)',
};

const OWNER = 'cards';

/** Starts a PostgreSQL with its data in a new folder in `folder`, which the user that it runs as must be able to reach. */
export async function startPostgres(folder = tmpdir()): Promise<Postgres> {
  const programs = dirname(findProgram(PROGRAM));
  const owner = unprivileged();
  const dir = mkdtempSync(join(folder, 'postgres-'));
  if (owner !== null) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  const words = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), words, {
    ...owner,
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: STARTING,
  });
  const port = await freePort();
  const address = `postgres://${OWNER}@127.0.0.1:${port}`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dir}`,
    'max_connections=200',
    // A process that is killed loses nothing of what the system holds for it, and no test cuts off the power of PostgreSQL.
    'fsync=off',
    // By itself it would work at any time, and keep a test's own VACUUM from freeing what is deleted meanwhile.
    'autovacuum=off',
  ];
  const service = await startService({
    program: join(programs, 'postgres'),
    words: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    dir,
    options: { ...owner, env: { LC_ALL: 'C' } },
    output: 'stderr',
    isReady: /is ready to accept connections/,
  });
  return {
    ...databasesAt(address),
    address,
    get pid() {
      return service.pid;
    },
    stop: () => service.end('SIGINT'),
    kill: () => service.end('SIGQUIT'),
    start: service.start,
    async close() {
      await service.end('SIGQUIT');
      await service.close();
    },
  };
}

/** Returns the databases of the PostgreSQL at an address. Several processes, and several test files in one, may create some. */
export function databasesAt(address: string): Databases {
  async function ask(question: string): Promise<void> {
    const client = new Client({ connectionString: `${address}/postgres` });
    await client.connect();
    await client.query(question);
    await client.end();
  }
  return {
    async newDatabase() {
      const name = `house_${process.pid}_${randomInt(2 ** 40)}`;
      await ask(`CREATE DATABASE ${name}`);
      return `${address}/${name}`;
    },
    dropDatabase: (database) => ask(`DROP DATABASE ${new URL(database).pathname.slice(1)} WITH (FORCE)`),
  };
}

/** Returns another user if the tests run as root, since PostgreSQL does not run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string, user: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
}

function versions(): readonly string[] {
  try {
    return readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
}
