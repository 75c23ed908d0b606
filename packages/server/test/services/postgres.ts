import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { freePort } from './port.ts';
import { findProgram, type Program, STARTING } from './programs.ts';

/** Databases of a PostgreSQL that runs. */
export interface Databases {
  /** The address of a fresh database. */
  newDatabase(): Promise<string>;
  /** Removes one, and ends whoever still uses it. */
  dropDatabase(address: string): Promise<void>;
}

/** A PostgreSQL that goes with the test: on a free port of loopback, in a folder of its own. */
export interface Postgres extends Databases {
  /** Its address, without a database. */
  readonly address: string;
  /** Its process, from which all others of it come. */
  readonly pid: number;
  /** Ends it as an operator would, and everybody's connections with it. */
  stop(): Promise<void>;
  /** Ends it without a word, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Ends it for good and removes its folder. */
  close(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

const PROGRAM: Program = {
  names: ['postgres'],
  folders: () => [...versions()].map((version) => join(DEBIAN, version, 'bin')),
  // Without the cluster of its own that Debian would start.
  install: `mkdir -p /etc/postgresql-common/createcluster.d
    echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/hundredfold.conf
    apt-get -y -q --no-install-recommends install postgresql`,
  called: 'PostgreSQL (its server, Debian: postgresql)',
};

/** The user that everything in a throw-away cluster belongs to. */
const OWNER = 'cards';

/** `folder`: where its own is made; the user that it runs as has to get there. */
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
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`, 'max_connections=200'];
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...owner,
      cwd: dir,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await isReady(child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    child = null;
    await ended;
  }

  const orphaned = () => void child?.kill('SIGQUIT');
  process.once('exit', orphaned);
  await start();
  return {
    ...databasesAt(address),
    address,
    get pid() {
      if (child?.pid === undefined) throw new Error('PostgreSQL does not run');
      return child.pid;
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
    start,
    async close() {
      await end('SIGQUIT');
      process.off('exit', orphaned);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Databases of the PostgreSQL at an address. Several processes may ask for fresh ones. */
export function databasesAt(address: string): Databases {
  let databases = 0;
  async function ask(question: string): Promise<void> {
    const client = new Client({ connectionString: `${address}/postgres` });
    await client.connect();
    await client.query(question);
    await client.end();
  }
  return {
    async newDatabase() {
      const name = `house_${process.pid}_${++databases}`;
      await ask(`CREATE DATABASE ${name}`);
      return `${address}/${name}`;
    },
    dropDatabase: (database) => ask(`DROP DATABASE ${new URL(database).pathname.slice(1)} WITH (FORCE)`),
  };
}

/** PostgreSQL does not run as root. */
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

/** Once it says that it takes connections; what it said before, where it ends instead. */
function isReady(child: ChildProcess): Promise<void> {
  if (child.stderr === null) throw new Error('what PostgreSQL says is not read');
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes('is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)));
  });
}
