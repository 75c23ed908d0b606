import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countRows, readBackup } from './backup-file.ts';

/** The names of backups that the server makes by itself, finished or not. It deletes no other file. */
const OWN_NAME = /^hundredfold-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)\.gz(\.part)?$/;

interface OwnBackup {
  readonly file: string;
  readonly at: Date;
}

export function backupName(at: Date): string {
  return `hundredfold-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

/** Returns the backups that servers have made by themselves, the latest first; with `.part`, the unfinished ones. */
export async function ownBackups(dir: string, ending: '' | '.part' = ''): Promise<readonly OwnBackup[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names
    .sort()
    .reverse()
    .map((name) => ({ file: join(dir, name), parts: OWN_NAME.exec(name) }));
  return found.flatMap(({ file, parts }) => {
    if (parts === null || (parts[4] ?? '') !== ending) return [];
    return [{ file, at: new Date(parts.slice(1, 4).join(':')) }];
  });
}

export async function deleteBackups(backups: readonly OwnBackup[]): Promise<void> {
  for (const { file } of backups) await rm(file, { force: true });
}

/** Returns the latest backup that is good. Each later one is reported with a sentence. */
export async function latestGoodBackup(dir: string, report: (bad: string) => void): Promise<string> {
  for (const { file } of await ownBackups(dir)) {
    try {
      await countRows(readBackup(file));
      return file;
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`${dir}: there is no good backup`);
}
