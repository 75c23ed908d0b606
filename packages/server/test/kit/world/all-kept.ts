import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../../src/storage/sqlite/sqlite-storage.ts';
import type { Kept } from './ledger.ts';

/** Returns every match in a data directory that no server has open. */
export async function allKept(dataDir: string): Promise<readonly Kept[]> {
  const storage = await openSqlite(dataDir); // Opening the storage repairs what a killed server left behind.
  await storage.close();
  const db = new DatabaseSync(join(dataDir, 'hundredfold.db'), { readOnly: true });
  const ids = db
    .prepare('SELECT DISTINCT match FROM steps')
    .all()
    .map(({ match }) => String(match));
  db.close();
  const again = await openSqlite(dataDir);
  const kept: Kept[] = [];
  for (const id of ids) kept.push({ steps: await again.steps(id), record: await again.record(id) });
  await again.close();
  return kept;
}
