import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './port.ts';
import { findProgram, type Program } from './programs.ts';

/** A Redis that goes with the test: on a free port of loopback, in a folder of its own. */
export interface Redis {
  readonly url: string;
  readonly pid: number;
  /** Ends it as an operator would, and everybody's connections with it. */
  stop(): Promise<void>;
  /** Ends it without a word, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with nothing in it. */
  start(): Promise<void>;
  /** Has it answer nobody, with all connections as they are, until it is resumed. */
  pause(): void;
  resume(): void;
  /** Ends it for good and removes its folder. */
  close(): Promise<void>;
}

// Debian's server is the same program under another name, and comes with a service that starts; the tools come without.
const PROGRAM: Program = {
  names: ['redis-server', 'redis-check-rdb'],
  folders: () => [],
  install: 'apt-get -y -q --no-install-recommends install redis-tools',
  called: 'Redis (its server, Debian: redis-server)',
};

/** `folder`: where its own is made. */
export async function startRedis(folder = tmpdir()): Promise<Redis> {
  const program = findProgram(PROGRAM);
  const dir = mkdtempSync(join(folder, 'redis-'));
  const port = await freePort();
  const settings = { port: String(port), bind: '127.0.0.1', dir, save: '', appendonly: 'no' };
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    child = spawn(program, words, { argv0: 'redis-server', cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
    await isReady(child);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    child = null;
    await ended;
  }

  const orphaned = () => void child?.kill('SIGKILL');
  process.once('exit', orphaned);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
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
      process.off('exit', orphaned);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Once it says that it takes connections; what it said before, where it ends instead. */
function isReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('what Redis says is not read');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (/ready to accept connections/i.test(line)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Redis did not start:\n${said.join('\n')}`)));
  });
}
