import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/app/config.ts';
import { type Serving, serve } from '../../src/serve.ts';
import { CLEAN_ENVIRONMENT, NODE_FLAGS, UNLIMITED } from './node-flags.ts';

/** The whole server as `main` opens it, on a free port of this machine. */
export interface OpenServer extends Serving {
  /** Requests a path as a client from that address. */
  get(path: string, from?: string): Promise<Response>;
  post(path: string, body: unknown, from?: string): Promise<Response>;
}

type Environment = Readonly<Record<string, string>>;

const QUIET = { ...UNLIMITED, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_PACE_MS: '0' };

/** Creates a data directory, which is removed at the end of the run. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'house-'));
}

/** Opens a server, with another client if given. Closing it removes its data, unless the test has named the directory. */
export async function openServer(env: Environment = {}, client?: string): Promise<OpenServer> {
  const { DATA_DIR = newDataDir() } = env;
  const config = readConfig({ ...QUIET, ...env, DATA_DIR });
  if (!config.ok) throw new Error(config.refusal);
  const serving = await serve(config.value, client);
  const base = `http://127.0.0.1:${serving.port}`;
  return {
    ...serving,
    async close() {
      await serving.close();
      if (env.DATA_DIR === undefined) rmSync(DATA_DIR, { recursive: true, force: true });
    },
    get: (path, from = '192.0.2.1') => fetch(base + path, { headers: { 'x-forwarded-for': from } }),
    post: (path, body, from = '192.0.2.1') =>
      fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves to the server's address once it is printed; `null` if the process ended before. */
  readonly address: Promise<string | null>;
  /** Resolves to the match once its output matches; `null` if the process ended before. */
  prints(pattern: RegExp): Promise<RegExpExecArray | null>;
  /** Resolves to its exit status and all its output. */
  readonly ended: Promise<{ readonly status: number | null; readonly out: string; readonly errors: string }>;
}

/** Starts a process. `program` is the module to run, with its command-line arguments. */
export function startServerProcess(
  env: Environment,
  flags: readonly string[] = [],
  program: readonly string[] = [MAIN],
): ServerProcess {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...flags, ...program], {
    env: { ...CLEAN_ENVIRONMENT, ...QUIET, ...env },
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
  return { child, address, prints, ended };
}
