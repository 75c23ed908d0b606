import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Archive } from './archive.ts';
import { embeddedRows, fillEmbedded } from './backup/embedded.ts';
import { fillPostgres, postgresRows } from './backup/postgres.ts';
import type { Row } from './backup/row.ts';
import { openEmbedded } from './embedded.ts';
import { isNewHouse, markHouse } from './folder.ts';
import { openPostgres } from './postgres.ts';

/** Where the archive is, in use or not. What cannot be done rejects with one sentence. */
export interface Place {
  open(opening: Opening): Promise<Archive>;
  /** All that is kept, as it stands at one moment, also while a server has the archive open. */
  rows(): AsyncIterable<Row>;
  /** Keeps all of it or nothing, where nothing is kept yet and no server runs. */
  fill(rows: AsyncIterable<Row>): Promise<void>;
}

interface Opening {
  readonly log: Pick<Logger, 'info'>;
  /** Told why where the process has to end, for it has lost the archive to another. */
  readonly onUsurped: (why: string) => void;
}

/** What the configuration says: a PostgreSQL database, or a data directory. */
export function placeOf({
  database,
  dataDir,
  redisUrl,
  processName: process,
}: Pick<Config, 'database' | 'dataDir' | 'redisUrl' | 'processName'>): Place {
  if (database === null) {
    return {
      open: ({ log }) => openFolder(dataDir, log),
      rows: () => embeddedRows(dataDir),
      fill: (rows) => fillEmbedded(dataDir, rows),
    };
  }
  return {
    open: ({ onUsurped }) => openPostgres(database, { process, alone: redisUrl === null, onUsurped }),
    rows: () => postgresRows(database),
    fill: (rows) => fillPostgres(database, process, rows),
  };
}

/** One that has lost what was in it is not opened as if it were new. */
async function openFolder(dir: string, log: Opening['log']): Promise<Archive> {
  const isNew = isNewHouse(dir);
  const archive = await openEmbedded(dir);
  markHouse(dir);
  if (isNew) log.info({ dataDir: resolve(dir) }, 'this folder had no data: a new database is created');
  return archive;
}
