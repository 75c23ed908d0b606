import { readConfig } from './app/config.ts';
import { callerPath } from './caller-path.ts';
import type { BackupCounts } from './storage/backup/backup-file.ts';
import { type StoragePlace, storagePlace } from './storage/open-storage.ts';

export async function backUpOrRestore(
  command: 'backup' | 'restore',
  work: (place: StoragePlace, file: string) => Promise<BackupCounts>,
): Promise<void> {
  const [fileName] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (fileName === undefined || !config.ok) return fail(config.ok ? `usage: pnpm ${command} FILE` : config.refusal, 2);
  const file = callerPath(fileName);
  try {
    const counts = await work(storagePlace(config.value), file);
    const summary = (['tables', 'steps', 'records', 'reports'] as const).map((kind) => `${counts.get(kind) ?? 0} ${kind}`);
    process.stdout.write(`${file}: ${summary.join(', ')}\n`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
  }
}

function fail(why: string, status: number): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = status;
}
