import { backUpOrRestore } from './back-up-or-restore.ts';
import { counted, readBackup } from './storage/backup/backup-file.ts';
import type { BackupRowKind } from './storage/backup/row.ts';

// Restores a backup, or the latest good one of the server, into an empty storage. No server may run on it.
await backUpOrRestore('restore', async (place, file) => {
  const counts = new Map<BackupRowKind, number>();
  await place.fill(counted(readBackup(file), counts));
  return counts;
});
