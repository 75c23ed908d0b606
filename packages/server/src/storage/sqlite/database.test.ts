// Threats (docs/security.md): R7, R11.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDataDir } from '../../../test/kit/server-process.ts';
import { deleteDatabase, isNewDataFolder, markDataFolder } from './database.ts';
import { openSqlite } from './sqlite-storage.ts';

async function usedFolder(): Promise<string> {
  const dir = newDataDir();
  expect(isNewDataFolder(dir)).toBe(true);
  await (await openSqlite(dir)).close();
  markDataFolder(dir);
  return dir;
}

test('a used folder is not new, and one whose database is missing or empty is refused', async () => {
  const dir = await usedFolder();
  expect(isNewDataFolder(dir)).toBe(false);
  deleteDatabase(join(dir, 'hundredfold.db'));
  expect(() => isNewDataFolder(dir)).toThrow(
    /hundredfold\.db: missing, but this folder had data before; restore it from a backup/,
  );
  writeFileSync(join(dir, 'hundredfold.db'), '');
  expect(() => isNewDataFolder(dir)).toThrow('missing');
});
