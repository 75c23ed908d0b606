import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How often a test process says that its event loop turns. */
const HEARTBEAT_INTERVAL_MS = 1000;

/** One folder for each run: its workers are children of the process that writes this into their environment. */
const FOLDER_VARIABLE = 'TEST_HEARTBEATS';

/** A test process whose event loop has not turned for a while. */
export interface BlockedProcess {
  readonly pid: number;
  /** The test file that it runs. */
  readonly file: string;
}

/** Call this in the process that starts the workers, before it starts the first one. */
export function prepareHeartbeats(): void {
  const folder = join(tmpdir(), `hundredfold-heartbeats-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env[FOLDER_VARIABLE] = folder;
  // Not when the tests are over: their processes still report then, and a file may come into a folder that is being emptied.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** Call this in a worker: from now on it reports that it is alive, until it ends, its thread is blocked, or what this returns is called. */
export function startHeartbeat(file: string): () => void {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined) return () => undefined;
  const path = join(folder, String(process.pid));
  const beat = (): void => writeFileSync(path, file);
  const timer = setInterval(beat, HEARTBEAT_INTERVAL_MS).unref();
  const stop = (): void => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
  beat();
  return stop;
}

/** The processes that have not reported for `limit` milliseconds and have not ended. */
export function findBlocked(limit: number): readonly BlockedProcess[] {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const silent = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const pid = Number(name);
    return silent > limit && isRunning(pid) ? [{ pid, file: readFileSync(path, 'utf8') }] : [];
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
