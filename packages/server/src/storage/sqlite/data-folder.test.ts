import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isNewDataFolder, markDataFolder } from './data-folder.ts';
import { openSqlite } from './sqlite-archive.ts';

const root = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A data directory in which a house was open for a while. */
async function lived(): Promise<string> {
  const dir = mkdtempSync(join(root, 'data-'));
  expect(isNewDataFolder(dir)).toBe(true);
  await (await openSqlite(dir)).close();
  markDataFolder(dir);
  return dir;
}

test.skipIf(!existsSync('/proc/self'))('a folder that cannot be made is refused at once', async () => {
  await expect(openSqlite('/proc/self/data')).rejects.toThrow('cannot be written');
});

test('a folder is new once', async () => {
  const dir = await lived();
  expect(isNewDataFolder(dir)).toBe(false);
});

test('a folder that has lost its store, or has an empty one, is no new house', async () => {
  const dir = await lived();
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(dir, `hundredfold.db${suffix}`), { force: true });
  expect(() => isNewDataFolder(dir)).toThrow(
    /hundredfold\.db: missing, but this folder had data before; restore it from a backup/,
  );
  writeFileSync(join(dir, 'hundredfold.db'), '');
  expect(() => isNewDataFolder(dir)).toThrow('missing');
});

test('one that an older build has left has no mark yet, and is known all the same', async () => {
  const dir = await lived();
  rmSync(join(dir, 'hundredfold.house'));
  expect(isNewDataFolder(dir)).toBe(false);
});
