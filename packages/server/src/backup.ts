import { backUpOrRestore } from './backup-command.ts';
import { writeBackup } from './storage/backup/file.ts';

// Everything that is kept in this house, into a file that either store can be restored from. A server may be running.
await backUpOrRestore('backup', (place, file) => writeBackup(file, place.rows()));
