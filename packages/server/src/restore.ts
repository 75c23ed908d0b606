import { backUpOrRestore } from './backup-command.ts';
import { counted, readBackup } from './storage/backup/file.ts';
import type { Kind } from './storage/backup/row.ts';

// Everything from a backup into a place where nothing is kept yet, and no server runs.
await backUpOrRestore('restore', async (place, file) => {
  const counts = new Map<Kind, number>();
  await place.fill(counted(readBackup(file), counts));
  return counts;
});
