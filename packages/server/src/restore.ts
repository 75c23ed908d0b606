import { backUpOrRestore } from './backup-command.ts';
import { counted, readBackup } from './storage/backup/file.ts';
import type { BackupRowKind } from './storage/backup/row.ts';

// Everything from a backup into a place where nothing is kept yet, and no server runs.
await backUpOrRestore('restore', async (place, file) => {
  const counts = new Map<BackupRowKind, number>();
  await place.fill(counted(readBackup(file), counts));
  return counts;
});
