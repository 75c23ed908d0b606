import { resolve } from 'node:path';
import { readConfig } from './app/config.ts';
import type { BackupCounts } from './storage/backup/file.ts';
import { type StoragePlace, storagePlace } from './storage/open-storage.ts';

/** Runs a command with a file and the place that the environment names; says in one line how it went. */
export async function backUpOrRestore(
  command: 'backup' | 'restore',
  work: (place: StoragePlace, file: string) => Promise<BackupCounts>,
): Promise<void> {
  const [named] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (named === undefined || !config.ok) return fail(config.ok ? `usage: pnpm ${command} FILE` : config.refusal, 2);
  // pnpm runs its scripts in the folder of the package, wherever it is called.
  const file = resolve(process.env.INIT_CWD ?? '', named);
  try {
    const counts = await work(storagePlace(config.value), file);
    const told = (['tables', 'steps', 'records', 'reports'] as const).map((kind) => `${counts.get(kind) ?? 0} ${kind}`);
    process.stdout.write(`${file}: ${told.join(', ')}\n`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
  }
}

function fail(why: string, status: number): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = status;
}
