import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLEAN_ENVIRONMENT, NODE_FLAGS, UNLIMITED } from './node-flags.ts';

export type Environment = Readonly<Record<string, string>>;

/** The settings of all servers of tests, in whatever process they run. */
export const QUIET = { ...UNLIMITED, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_PACE_MS: '0' };

/** Creates a data directory, which is removed at the end of the run. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'house-'));
}

/** Creates a built client of one page with one script. */
export function newClient(): string {
  const client = newDataDir();
  writeFileSync(join(client, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(client, 'main.js'), 'start();');
  return client;
}

const preload = (file: string): readonly string[] => ['--import', join(import.meta.dirname, file)];

/** The flags that make the clock of a server faster by `CLOCK_SPEED`: for turns, grace times, pauses and bots. */
export const QUICK_CLOCK = preload('quick-clock.ts');

/** The flags that make all timers of a server faster by `TIMER_SPEED`. */
export const QUICK_TIMERS = preload('quick-timers.ts');

/** The output of a process until its end. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves to the server's address once it is printed; `null` if the process ended before. */
  readonly address: Promise<string | null>;
  /** Resolves to the match once its output matches; `null` if the process ended before. */
  prints(pattern: RegExp): Promise<RegExpExecArray | null>;
  readonly ended: Promise<Ended>;
  kill(): Promise<Ended>;
  /** Lets it close, as an operator does. */
  stop(): Promise<Ended>;
}

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** Starts a server as tests need it. `program` is the module to run, with its command-line arguments. */
export function startServerProcess(env: Environment, flags?: readonly string[], program?: readonly string[]): ServerProcess {
  return startProcess({ ...QUIET, ...env }, flags, program);
}

/** Starts a server with these settings alone. `wrapper` is a command that runs the command after it. */
export function startProcess(
  env: Readonly<Record<string, string | undefined>>,
  flags: readonly string[] = [],
  program: readonly string[] = [MAIN],
  wrapper: readonly string[] = [],
): ServerProcess {
  const [command = '', ...words] = [...wrapper, process.execPath, ...NODE_FLAGS, ...flags, ...program];
  const child = spawn(command, words, {
    env: { ...CLEAN_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', errors: '' };
  child.stderr.on('data', (chunk: Buffer) => {
    output.errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([status]) => ({ status: status as number | null, ...output }));
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  const prints = (pattern: RegExp): Promise<RegExpExecArray | null> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = pattern.exec(output.out);
        if (found !== null) resolve(found);
      };
      child.stdout.on('data', look);
      void ended.then(() => resolve(null));
      look();
    });
  const address = prints(/http:\/\/localhost:(\d+)/).then((found) => found && `http://127.0.0.1:${found[1]}`);
  const end = (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill('SIGCONT');
    child.kill(signal);
    return ended;
  };
  return { child, address, prints, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** A server in a process of its own that serves. */
export interface OpenProcess extends Omit<ServerProcess, 'address'> {
  readonly address: string;
}

/** Starts a server in a process of its own, and rejects with what it says if it does not open. */
export async function openProcess(...given: Parameters<typeof startServerProcess>): Promise<OpenProcess> {
  const server = startServerProcess(...given);
  const address = await server.address;
  if (address === null) throw new Error((await server.ended).errors);
  return { ...server, address };
}
