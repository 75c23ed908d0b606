import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './database.ts';

/** The name of a file beside the database, which stays if the database is lost. */
const MARK = 'hundredfold.used';

/** Returns whether a data directory was never used before. Throws one sentence if it was used and its database is missing. */
export function isNewDataFolder(dir: string): boolean {
  const store = join(dir, DATABASE_FILE);
  if (existsSync(store) && statSync(store).size > 0) return false;
  if (!existsSync(join(dir, MARK))) return true;
  throw new Error(
    `${store}: missing, but this folder had data before; restore it from a backup, or delete ${MARK} to start with an empty database`,
  );
}

export function markDataFolder(dir: string): void {
  const mark = join(dir, MARK);
  const text = `Hundredfold has kept its data here since ${new Date().toISOString()} or before. ${DATABASE_FILE} belongs beside this file.\n`;
  if (!existsSync(mark)) writeFileSync(mark, text);
}
