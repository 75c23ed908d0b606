import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { postgresRows, restorePostgres, whileBackupLocked } from './backup/postgres.ts';
import type { BackupRow } from './backup/row.ts';
import { restoreSqlite, sqliteRows } from './backup/sqlite.ts';
import type { GameStorage } from './game-storage.ts';
import { openPostgres } from './postgres/postgres-storage.ts';
import { isNewDataFolder, markDataFolder } from './sqlite/database.ts';
import { openSqlite } from './sqlite/sqlite-storage.ts';

/** The place of the storage, whether or not a server uses it. Operations that fail reject with one sentence. */
export interface StoragePlace {
  open(opening: StorageOpening): Promise<GameStorage>;
  /** Returns all rows as they are at one moment, also while a server uses the storage. */
  rows(): AsyncIterable<BackupRow>;
  /** Stores all rows or none, in an empty storage that no server uses. */
  fill(rows: AsyncIterable<BackupRow>): Promise<void>;
  /** Does work for a backup, unless another process of the card room is doing so. */
  exclusively(work: () => Promise<void>): Promise<void>;
}

interface StorageOpening {
  readonly log: Pick<Logger, 'info'>;
  /** Called with the reason when the process has to end because another one has taken the storage. */
  readonly onUsurped: (why: string) => void;
}

export interface StorageConfig {
  /** The URL of a PostgreSQL database; `null` if the data is in `dataDir`. */
  readonly database: string | null;
  readonly dataDir: string;
  /** The Redis over which the processes of one card room talk to each other; `null` if there is only one process. */
  readonly redisUrl: string | null;
  readonly processName: string;
}

export function storagePlace({ database, dataDir, redisUrl, processName: process }: StorageConfig): StoragePlace {
  if (database === null) {
    return {
      open: ({ log }) => openFolder(dataDir, log),
      rows: () => sqliteRows(dataDir),
      fill: (rows) => restoreSqlite(dataDir, rows),
      exclusively: (work) => work(),
    };
  }
  return {
    open: ({ onUsurped }) => openPostgres(database, { process, alone: redisUrl === null, onUsurped }),
    rows: () => postgresRows(database),
    fill: (rows) => restorePostgres(database, process, rows),
    exclusively: (work) => whileBackupLocked(database, work),
  };
}

/** Opens a data directory. A directory that has lost its database is not opened as a new one. */
async function openFolder(dir: string, log: StorageOpening['log']): Promise<GameStorage> {
  const isNew = isNewDataFolder(dir);
  const storage = await openSqlite(dir);
  markDataFolder(dir);
  if (isNew) log.info({ dataDir: resolve(dir) }, 'this folder had no data: a new database is created');
  return storage;
}
