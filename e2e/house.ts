import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '../packages/shared/src/core/record.ts';

/** Seconds until a bot holds the seat of somebody who is away. */
export const GRACE = 3;

/** A card room of its own for one scene: a real server process on loopback, with a data directory that goes with it. */
export interface House {
  readonly address: string;
  record(id: string): Promise<GameRecord>;
  /** From now on the server draws its deals from this seed, a whole number from 0. */
  seed(seed: number): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** What opens a card room. */
export interface Program {
  readonly path: string;
  /** What it is told on the command line. */
  readonly given: readonly string[];
}

export const MAIN: Program = { path: join(import.meta.dirname, '../packages/server/src/main.ts'), given: [] };

const QUIET = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  GRACE_SECONDS: String(GRACE),
  CLOSE_SECONDS: '20',
  TABLES_PER_MINUTE: '1000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '5000',
  MISSES_PER_MINUTE: '1000',
};

/** What was compiled for one house opens the next one in two thirds of the time. */
const COMPILED = join(tmpdir(), 'hundredfold-compiled');

/** Has the server draw its deals from the seed that a test sends. */
const SEEDED = `--import=${new URL('chance.ts', import.meta.url).href}`;

export async function openHouse(botPace: number, program: Program): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'house-'));
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: COMPILED,
    NODE_OPTIONS: SEEDED,
    ...QUIET,
    DATA_DIR: dataDir,
    BOT_PACE_MS: String(botPace),
  };
  let running = await start(program, { ...env, PORT: '0' });
  const { port } = running;
  let seed = 0;
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    record: async (id) => (await (await fetch(`${address}/api/records/${id}`)).json()) as GameRecord,
    async seed(next) {
      seed = next;
      await sendSeed(running.child, seed);
    },
    signal: (signal) => void running.child.kill(signal),
    kill: () => end(running.child, 'SIGKILL'),
    async reopen() {
      running = await start(program, { ...env, PORT: port });
      await sendSeed(running.child, seed);
    },
    async close() {
      await end(running.child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function sendSeed(child: ChildProcess, seed: number): Promise<void> {
  const seeded = once(child, 'message');
  child.send(seed);
  await seeded;
}

interface Running {
  readonly child: ChildProcess;
  readonly port: string;
}

function start({ path, given }: Program, env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [path, ...given], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve({ child, port });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the server did not open: ${said}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
