import type { Config } from '../config.ts';
import type { Archive } from './archive.ts';
import { embeddedRows, fillEmbedded } from './backup/embedded.ts';
import { fillPostgres, postgresRows } from './backup/postgres.ts';
import type { Row } from './backup/row.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Where the archive is, in use or not. What cannot be done rejects with one sentence. */
export interface Place {
  /** `onUsurped` is told why where the process has to end, for it has lost the archive to another. */
  open(onUsurped: (why: string) => void): Promise<Archive>;
  /** All that is kept, as it stands at one moment, also while a server has the archive open. */
  rows(): AsyncIterable<Row>;
  /** Keeps all of it or nothing, where nothing is kept yet and no server runs. */
  fill(rows: AsyncIterable<Row>): Promise<void>;
}

/** What the configuration says: a PostgreSQL database, or a data directory. */
export function placeOf({
  database,
  dataDir,
  processName: process,
}: Pick<Config, 'database' | 'dataDir' | 'processName'>): Place {
  if (database === null) {
    return {
      open: () => openEmbedded(dataDir),
      rows: () => embeddedRows(dataDir),
      fill: (rows) => fillEmbedded(dataDir, rows),
    };
  }
  return {
    open: (onUsurped) => openPostgres(database, { process, alone: true, onUsurped }),
    rows: () => postgresRows(database),
    fill: (rows) => fillPostgres(database, process, rows),
  };
}
