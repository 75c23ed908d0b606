// Threats (docs/security.md): R7, R11.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deleteDatabase, isNewDataFolder, markDataFolder } from './database.ts';
import { openSqlite } from './sqlite-storage.ts';

const root = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(root, { recursive: true }));

async function usedFolder(): Promise<string> {
  const dir = mkdtempSync(join(root, 'data-'));
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
