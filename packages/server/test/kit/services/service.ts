import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isRunning } from './programs.ts';

/** A program that serves until it is stopped. */
export interface Service {
  /** The id of the main process, the parent of all its processes. */
  readonly pid: number;
  /** The latest lines of its output. */
  readonly log: readonly string[];
  /** Starts it again as it was, unless it runs. */
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

interface Starting {
  readonly program: string;
  readonly words: readonly string[];
  /** The folder of its own. */
  readonly dir: string;
  readonly options?: SpawnOptions;
  /** The stream to read, and what it says there when it serves. */
  readonly output: 'stdout' | 'stderr';
  readonly isReady: RegExp;
}

const MAX_LOG_LINES = 1000;

export async function startService({ program, words, dir, options = {}, output, isReady }: Starting): Promise<Service> {
  const log: string[] = [];
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    if (isRunning(child)) return;
    const stdio = ['ignore', output === 'stdout' ? 'pipe' : 'ignore', output === 'stderr' ? 'pipe' : 'ignore'] as const;
    const started = spawn(program, words, { cwd: dir, ...options, stdio: [...stdio] });
    child = started;
    const stream = started[output];
    if (stream === null) throw new Error(`the output of ${program} is not read`);
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: stream }).on('line', (line) => {
        if (log.push(line) > MAX_LOG_LINES) log.shift();
        if (isReady.test(line)) resolve();
      });
      started.once('error', reject);
      started.once('exit', () => reject(new Error(`${program} did not start:\n${log.join('\n')}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    child = null;
    await ended;
  }

  const killChild = () => void child?.kill('SIGKILL');
  process.once('exit', killChild);
  await start();
  return {
    get pid() {
      if (child?.pid === undefined) throw new Error(`${program} does not run`);
      return child.pid;
    },
    log,
    start,
    end,
    async close() {
      await end('SIGKILL');
      process.off('exit', killChild);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
