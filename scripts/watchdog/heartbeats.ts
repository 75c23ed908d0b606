import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from '../../packages/server/bench/usage.ts';

const HEARTBEAT_INTERVAL_MS = 1000;

/** The environment variable with the folder of this run. The workers inherit it from the process that starts them. */
const FOLDER_VARIABLE = 'TEST_HEARTBEATS';

export interface BlockedProcess {
  readonly pid: number;
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
  const beat = (): void => writeFileSync(path, JSON.stringify({ file, cpuMs: ownCpuMs() } satisfies Heartbeat));
  const timer = setInterval(beat, HEARTBEAT_INTERVAL_MS).unref();
  const stop = (): void => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
  beat();
  return stop;
}

export interface BlockedLimits {
  /** Milliseconds of CPU time since the last report. On a machine with other work they take longer than on an idle one. */
  readonly cpuMs: number;
  /** Milliseconds on the clock, for a process that waits without using the CPU, or whose CPU time is unknown. */
  readonly wallMs: number;
}

export function findBlocked({ cpuMs, wallMs }: BlockedLimits): readonly BlockedProcess[] {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const pid = Number(name);
    const silentMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (silentMs < Math.min(cpuMs, wallMs) || !isRunning(pid)) return [];
    const beat = JSON.parse(readFileSync(path, 'utf8')) as Heartbeat;
    const isBlocked = silentMs > wallMs || cpuMsOf(pid) - beat.cpuMs > cpuMs;
    return isBlocked ? [{ pid, file: beat.file }] : [];
  });
}

interface Heartbeat {
  readonly file: string;
  readonly cpuMs: number;
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the CPU time that a process has used; 0 where the system has no `/proc`. */
function cpuMsOf(pid: number): number {
  try {
    return 1000 * cpuSeconds(pid);
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
