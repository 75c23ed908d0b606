import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './port.ts';
import { findProgram, isRunning, type Program } from './programs.ts';

/** A Redis for a test, on a free port of loopback and in a folder of its own. */
export interface Redis {
  /** The address without a database. */
  readonly address: string;
  readonly pid: number;
  /** Stops it as an operator would, which ends all connections. */
  stop(): Promise<void>;
  /** Kills it as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty, unless it runs. */
  start(): Promise<void>;
  /** Stops it from answering, with all connections open, until it is resumed. */
  pause(): void;
  resume(): void;
  /** Stops it for good and removes its folder. */
  close(): Promise<void>;
}

// Debian's server package starts a service; the tools package has the same program under another name and starts none.
const PROGRAM: Program = {
  names: ['redis-server', 'redis-check-rdb'],
  folders: () => [],
  install: 'apt-get -y -q --no-install-recommends install redis-tools',
  called: 'Redis (its server, Debian: redis-server)',
};

/** Starts a Redis with its data in a new folder in `folder`. */
export async function startRedis(folder = tmpdir()): Promise<Redis> {
  const program = findProgram(PROGRAM);
  const dir = mkdtempSync(join(folder, 'redis-'));
  const port = await freePort();
  const settings = { port: String(port), bind: '127.0.0.1', dir, save: '', appendonly: 'no', databases: '1000' };
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    if (isRunning(child)) return;
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    child = spawn(program, words, { argv0: 'redis-server', cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
    await isReady(child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    child = null;
    await ended;
  }

  const killChild = () => void child?.kill('SIGKILL');
  process.once('exit', killChild);
  await start();
  return {
    address: `redis://127.0.0.1:${port}`,
    get pid() {
      if (child?.pid === undefined) throw new Error('Redis does not run');
      return child.pid;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async close() {
      await end('SIGKILL');
      process.off('exit', killChild);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Resolves when Redis accepts connections; rejects with its output if it ends instead. */
function isReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('the output of Redis is not read');
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (output.length < 50) output.push(line);
      if (/ready to accept connections/i.test(line)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis did not start:\n${output.join('\n')}`)));
  });
}
