import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readConfig } from '../src/app/config.ts';
import { type Serving, serve } from '../src/serve.ts';
import { NODE_FLAGS } from './node-flags.ts';
import './same-cards.ts';

/** The whole server as `main` opens it, on a free port of this machine. */
export interface OpenServer extends Serving {
  /** Asks for a path, as a visitor from that address. */
  get(path: string, from?: string): Promise<Response>;
  post(path: string, body: unknown, from?: string): Promise<Response>;
}

type Environment = Readonly<Record<string, string>>;

const QUIET = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_PACE_MS: '0' };

/** For a house full of people who are one person to it. */
export const UNLIMITED = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000',
};

const folders: string[] = [];
afterAll(() => folders.forEach(remove));

/** A data directory that is removed after the test file. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  folders.push(folder);
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Closing it removes its data, unless the test has named the directory. */
export async function openServer(env: Environment = {}): Promise<OpenServer> {
  const { DATA_DIR = newDataDir() } = env;
  const config = readConfig({ ...QUIET, ...env, DATA_DIR });
  if (!config.ok) throw new Error(config.refusal);
  const serving = await serve(config.value);
  const base = `http://127.0.0.1:${serving.port}`;
  return {
    ...serving,
    async close() {
      await serving.close();
      if (env.DATA_DIR === undefined) remove(DATA_DIR);
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

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** A server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it is reached, once it says so; `null` when it ended without. */
  readonly address: Promise<string | null>;
  /** Its exit status, and everything it wrote. */
  readonly ended: Promise<{ readonly status: number | null; readonly out: string; readonly errors: string }>;
}

/** `program`: what is run, with what it is given on the command line. */
export function startServerProcess(
  env: Environment,
  flags: readonly string[] = [],
  program: readonly string[] = [MAIN],
): ServerProcess {
  const clean = { PATH: process.env.PATH ?? '' };
  const child = spawn(process.execPath, [...NODE_FLAGS, ...flags, ...program], {
    env: { ...clean, ...QUIET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', errors: '' };
  child.stderr.on('data', (chunk: Buffer) => {
    said.errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([status]) => ({ status: status as number | null, ...said }));
  const address = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString();
      const found = /http:\/\/localhost:(\d+)/.exec(said.out)?.[1];
      if (found !== undefined) resolve(`http://127.0.0.1:${found}`);
    });
    void ended.then(() => resolve(null));
  });
  return { child, address, ended };
}
