// Threats (docs/security.md): O1, R3.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newDataDir } from '../../../test/kit/server-process.ts';
import { freshTable } from '../store-new-table.ts';
import { DATABASE_FILE } from './database.ts';
import { openSqlite } from './sqlite-storage.ts';

const root = newDataDir();

test('what is deleted cannot be read in the file any more', async () => {
  const dir = newDataDir();
  const storage = await openSqlite(dir);
  const results = (personId: string) =>
    Array.from({ length: 200 }, (_, at) => ({
      personId,
      played: { match: `m${at}`, at, game: 'some-game', options: {}, seats: 2, people: 2, place: 1, score: 0 },
    }));
  const lease = (await storage.claim('m'))!;
  const step = { kind: 'lot', lot: { chance: 'pick', from: 9, result: 1 } } as const;
  for (const [match, personId] of [
    ['a', 'Zara'],
    ['b', 'Ben'],
  ] as const) {
    await storage.append({ lease, match, version: 0, steps: [{ step, intent: null }], results: results(personId) });
  }
  await storage.forgetResults('Zara');
  expect(await storage.resultsOf('Ben')).not.toEqual([]);
  await storage.close();
  const bytes = readFileSync(join(dir, DATABASE_FILE));
  expect([bytes.includes('Ben'), bytes.includes('Zara')]).toEqual([true, false]);
});

test('what is deleted or replaced can soon be read in no file of a server that runs, also if it was killed before', async () => {
  const dir = newDataDir();
  const inFiles = (text: string) =>
    [DATABASE_FILE, `${DATABASE_FILE}-wal`].some((file) => readFileSync(join(dir, file)).includes(text));
  const table = (secret: string) => freshTable({ code: 'ABCD1234', game: 'mod-four', seats: 4, options: { secret } });
  const source = `
    import { openSqlite } from ${JSON.stringify(new URL('./sqlite-storage.ts', import.meta.url).href)};
    const storage = await openSqlite(${JSON.stringify(dir)});
    const lease = await storage.claim('ABCD1234');
    await storage.saveTable(${JSON.stringify(table('Zara'))}, lease);
    await storage.saveTable(${JSON.stringify(table('none'))}, lease);
    process.kill(process.pid, 'SIGKILL');
  `;
  const file = join(root, 'killed.mjs');
  writeFileSync(file, source);
  await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'close');
  expect(inFiles('Zara')).toBe(true);

  const storage = await openSqlite(dir, 0);
  await expect.poll(() => inFiles('Zara')).toBe(false);
  const lease = (await storage.claim('ABCD1234'))!;
  await storage.saveTable(table('Yuri'), lease);
  await storage.saveTable(table('none'), lease);
  await expect.poll(() => inFiles('Yuri')).toBe(false);
  expect(await storage.loadTable('ABCD1234')).toMatchObject({ options: { secret: 'none' } });
  await storage.saveTable(table('Xena'), lease);
  await storage.close();
  expect(readFileSync(join(dir, DATABASE_FILE)).includes('Xena')).toBe(true);
});

test('a new thread follows one that dies, and no acknowledged step is lost or doubled', async () => {
  const dir = newDataDir();
  const at = (name: string) => join(import.meta.dirname, '../../../test/faults', name);
  const writer = spawn(process.execPath, ['--import', at('dying-thread.ts'), at('steady-writer.ts'), dir, '100']);
  writer.stderr.resume();
  let printed = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  expect(await once(writer, 'close')).toEqual([0, null]);
  const kept = printed.split('\n').filter((line) => line.startsWith('kept '));
  expect(printed).toContain('the storage thread has stopped');
  expect(new Set(kept).size).toBe(kept.length);
  const storage = await openSqlite(dir);
  expect(await storage.steps('m')).toHaveLength(100);
  await storage.close();
});

test('a second server on the same data directory is refused with a plain sentence', async () => {
  const dir = newDataDir();
  const first = await openSqlite(dir);
  await expect(openSqlite(dir)).rejects.toThrow(/hundredfold\.db: another Hundredfold server uses this data directory$/);

  await first.close();
  await (await openSqlite(dir)).close();
});

test('a data directory is refused if it is damaged or from a newer version', async () => {
  const damaged = newDataDir();
  writeFileSync(join(damaged, 'hundredfold.db'), 'no database at all, but long enough to be looked at as one'.repeat(100));
  await expect(openSqlite(damaged)).rejects.toThrow(/hundredfold\.db: damaged; [^\n]* pnpm restore FILE$/);

  const torn = newDataDir();
  const whole = await openSqlite(torn);
  const lease = (await whole.claim('m'))!;
  const step = { kind: 'lot', lot: { chance: 'pick', from: 9, result: 1 } } as const;
  for (let version = 0; version < 50; version++) {
    await whole.append({ lease, match: 'm', version, steps: [{ step, intent: 'x'.repeat(1000) }] });
  }
  await whole.close();
  const file = join(torn, 'hundredfold.db');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length >> 1));
  await expect(openSqlite(torn)).rejects.toThrow(/hundredfold\.db: damaged.* with pnpm restore FILE$/);
  expect(readFileSync(file)).toEqual(bytes.subarray(0, bytes.length >> 1));
  for (let page = 1; page * 4096 < bytes.length; page += 4) {
    const flipped = Buffer.from(bytes);
    flipped[page * 4096] = 0x77; // This byte is the type of the page.
    writeFileSync(file, flipped);
    await expect(openSqlite(torn)).rejects.toThrow(/hundredfold\.db: damaged.* with pnpm restore FILE$/);
  }

  const newer = newDataDir();
  const db = new DatabaseSync(join(newer, 'hundredfold.db'));
  db.exec('PRAGMA user_version = 1000');
  db.close();
  await expect(openSqlite(newer)).rejects.toThrow('newer version');

  await expect(openSqlite('/dev/null/data')).rejects.toThrow('/dev/null/data/hundredfold.db');
});
