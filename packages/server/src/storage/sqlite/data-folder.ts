import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './database.ts';

/** Stands beside the store, and stays when that is lost. */
const MARK = 'hundredfold.house';

/** Whether a house was opened in a data directory before. Throws one sentence where there was one, and its store is gone. */
export function isNewDataFolder(dir: string): boolean {
  const store = join(dir, DATABASE_FILE);
  if (existsSync(store) && statSync(store).size > 0) return false;
  if (!existsSync(join(dir, MARK))) return true;
  throw new Error(
    `${store}: missing, but this folder had data before; restore it from a backup, or delete ${MARK} to start with an empty database`,
  );
}

/** So that an emptied folder is known for what it is. */
export function markDataFolder(dir: string): void {
  const mark = join(dir, MARK);
  const text = `Hundredfold has kept its data here since ${new Date().toISOString()} or before. ${DATABASE_FILE} belongs beside this file.\n`;
  if (!existsSync(mark)) writeFileSync(mark, text);
}
