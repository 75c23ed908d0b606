import { backUpOrRestore } from './back-up-or-restore.ts';
import { writeBackup } from './storage/backup/backup-file.ts';

// Writes everything in the storage into a file from which either store can be restored. The server may keep running.
await backUpOrRestore('backup', (place, file) => writeBackup(file, place.rows()));
