import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The interval in which a test process reports that its event loop runs. */
const HEARTBEAT_INTERVAL_MS = 1000;

/** The environment variable with the folder of this run. The workers inherit it from the process that starts them. */
const FOLDER_VARIABLE = 'TEST_HEARTBEATS';

/** A test process whose event loop is blocked. */
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
  // The folder is not removed at the end of the tests: their processes still report then, and could write into it during the removal.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** Call this in a worker. It reports that it is alive until it ends, its thread is blocked, or the returned function is called. */
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

/** Returns the processes that have not reported for `limit` milliseconds and have not ended. */
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
