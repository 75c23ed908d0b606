import { readConfig } from './app/config.ts';
import { callerPath } from './caller-path.ts';
import type { BackupCounts } from './storage/backup/backup-file.ts';
import { latestGoodBackup } from './storage/backup/backup-folder.ts';
import { type StoragePlace, storagePlace } from './storage/open-storage.ts';

export async function backUpOrRestore(
  command: 'backup' | 'restore',
  work: (place: StoragePlace, file: string) => Promise<BackupCounts>,
): Promise<void> {
  const [fileName] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (fileName === undefined || !config.ok) return fail(config.ok ? `usage: pnpm ${command} FILE` : config.refusal, 2);
  try {
    const isLatest = command === 'restore' && fileName === 'latest';
    const file = isLatest ? await latestGoodBackup(config.value.backup.dir, printError) : callerPath(fileName);
    const counts = await work(storagePlace(config.value), file);
    const summary = (['tables', 'steps', 'records', 'reports'] as const).map((kind) => `${counts.get(kind) ?? 0} ${kind}`);
    process.stdout.write(`${file}: ${summary.join(', ')}\n`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
  }
}

function printError(why: string): void {
  process.stderr.write(`${why}\n`);
}

function fail(why: string, status: number): void {
  printError(why);
  process.exitCode = status;
}
