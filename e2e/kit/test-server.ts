import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLEAN_ENVIRONMENT, UNLIMITED } from '../../packages/server/test/kit/node-flags.ts';
import type { GameRecord } from '../../packages/shared/src/core/record.ts';

/** A real server process on loopback. Its data directory is deleted when it closes. */
export interface TestServer {
  readonly address: string;
  record(id: string): Promise<GameRecord>;
  /** Sets the seed for all further deals of the server, a whole number from 0. */
  seed(seed: number): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Kills the process without a shutdown, like a power cut. */
  kill(): Promise<void>;
  /** Starts the server again with the same data and the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface ServerProgram {
  readonly path: string;
  readonly given: readonly string[];
  /** Variables for its environment besides those of every server. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface ServerSetup {
  readonly program: ServerProgram;
  /** The time that a bot thinks, in milliseconds. */
  readonly botPace: number;
  readonly graceSeconds: number;
  /** The factor by which the clock of turns and grace times is faster than that of pages. */
  readonly clockSpeed: number;
}

export const MAIN_PROGRAM: ServerProgram = { path: join(import.meta.dirname, '../../packages/server/src/main.ts'), given: [] };

/** The path below which all journeys run: `BASE_PATH=/cards pnpm e2e`. */
const BASE_PATH = process.env.BASE_PATH ?? '';

const SERVER_ENV: Readonly<Record<string, string>> = {
  ...CLEAN_ENVIRONMENT,
  ...UNLIMITED,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  CLOSE_SECONDS: '20',
  BASE_PATH,
};

/** The shared compile cache. With it, a server starts in two thirds of the time. */
const COMPILE_CACHE = join(tmpdir(), 'hundredfold-compiled');

/** Node loads these before a server: the seed of the test for its deals, and a faster clock. */
const SEEDED = new URL('chance.ts', import.meta.url).href;
const QUICK_CLOCK = new URL('../../packages/server/test/kit/quick-clock.ts', import.meta.url).href;

/** Starts a server at the wanted port, or at a free one if another process has that. */
export async function startServer(
  { program, botPace, graceSeconds, clockSpeed }: ServerSetup,
  wantedPort = '0',
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'house-'));
  const env = {
    ...SERVER_ENV,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    NODE_OPTIONS: `${SERVER_ENV.NODE_OPTIONS ?? ''} --import=${SEEDED} ${clockSpeed === 1 ? '' : `--import=${QUICK_CLOCK}`}`,
    CLOCK_SPEED: String(clockSpeed),
    DATA_DIR: dataDir,
    BOT_PACE_MS: String(botPace),
    GRACE_SECONDS: String(graceSeconds),
  };
  let running = await start(program, { ...env, PORT: wantedPort }).catch((error: unknown) => {
    if (wantedPort === '0') throw error;
    return start(program, { ...env, PORT: '0' });
  });
  const { port } = running;
  let seed = 0;
  const address = `http://127.0.0.1:${port}${program.env?.BASE_PATH ?? BASE_PATH}`;
  return {
    address,
    record: async (id) => (await (await fetch(`${address}/api/records/${id}`)).json()) as GameRecord,
    async seed(next) {
      seed = next;
      await sendSeed(running.child, seed);
    },
    signal: (signal) => void running.child.kill(signal),
    kill: () => end(running.child, 'SIGKILL'),
    async restart() {
      running = await start(program, { ...env, PORT: port });
      seed += 1; // The storage has matches with the ids of the first seed.
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

function start(program: ServerProgram, common: Readonly<Record<string, string>>): Promise<Running> {
  const env = { ...common, ...program.env };
  const child = spawn(process.execPath, [program.path, ...program.given], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ child, port });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the server did not open: ${output}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
