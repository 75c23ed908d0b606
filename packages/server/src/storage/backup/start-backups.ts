import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { type Clock, repeat } from '../../platform/clock.ts';
import { type StorageConfig, storagePlace } from '../open-storage.ts';
import { backupName, deleteBackups, ownBackups } from './backup-folder.ts';
import type { BackupWorkerData } from './backup-worker.ts';

export interface BackupConfig {
  /** The time between two backups in milliseconds; `null`: the server makes none. */
  readonly everyMs: number | null;
  /** The number of backups that are kept. */
  readonly keep: number;
  readonly dir: string;
}

export interface BackupStatus {
  /** The time of the latest backup; `null` if there is none. */
  readonly latest: Date | null;
  readonly hasFailed: boolean;
}

export type Backups = ReturnType<typeof startBackups>;

const CHECK_INTERVAL_MS = 10_000;

/** The delay after a failed backup, in milliseconds. It doubles with each further one (backoff). */
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 3_600_000;

/** Makes a backup whenever one is due. `status` returns `null` if none are to be made. */
export function startBackups(
  { backup: { everyMs, keep, dir }, ...storage }: StorageConfig & { readonly backup: BackupConfig },
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Logger, 'info' | 'error'> },
) {
  if (everyMs === null) return { status: (): BackupStatus | null => null, stop: () => undefined };
  const stopping = new AbortController();
  let latest: Date | null = null;
  let failures = 0;
  let retryAt = Number.NEGATIVE_INFINITY;

  const isDue = async (): Promise<boolean> => {
    const now = Date.now();
    // A backup that a wrong clock has dated into the future must not hold up the next one.
    latest = (await ownBackups(dir)).find(({ at }) => at.getTime() <= now)?.at ?? null;
    return latest === null || now - latest.getTime() >= everyMs;
  };

  async function makeBackup(): Promise<void> {
    if (!(await isDue())) return; // Another process has made it meanwhile.
    await deleteBackups(await ownBackups(dir, '.part'));
    const older = await ownBackups(dir);
    const now = new Date();
    const file = join(dir, backupName(now));
    await writeInThread({ storage, file }, stopping.signal);
    latest = now;
    log.info({ file }, 'a backup was made');
    await deleteBackups(older.slice(keep - 1));
  }

  async function check(): Promise<void> {
    try {
      if (!(await isDue())) failures = 0;
      else if (clock.now() >= retryAt) await storagePlace(storage).exclusively(makeBackup);
    } catch (error) {
      if (!stopping.signal.aborted && clock.now() >= retryAt) retryLater(error);
    }
  }

  function retryLater(error: unknown): void {
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    failures++;
    retryAt = clock.now() + delay;
    const why = error instanceof Error ? error.message : String(error);
    log.error({ why, retryInSeconds: delay / 1000 }, 'a backup failed');
  }

  void isDue().catch(() => undefined);
  const stopChecks = repeat(clock, CHECK_INTERVAL_MS, check);
  return {
    status: (): BackupStatus | null => ({ latest, hasFailed: failures > 0 }),
    stop(): void {
      stopping.abort();
      stopChecks();
    },
  };
}

async function writeInThread(workerData: BackupWorkerData, signal: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData });
  try {
    await once(thread, 'exit', { signal });
  } finally {
    await thread.terminate();
  }
}
