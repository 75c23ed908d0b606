import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { newDataDir } from '../../../test/kit/server-process.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import type { BackupRow } from './row.ts';

const ROWS: readonly BackupRow[] = [
  { kind: 'server_age', values: [7, 0] },
  { kind: 'people', values: ['hash', 'ABCD1234'] },
  ...Array.from(
    { length: 500 },
    (_, version): BackupRow => ({ kind: 'steps', values: ['m', version, `{"ö":"\\n${version}"}`, null] }),
  ),
];

async function* given(rows: readonly BackupRow[]): AsyncGenerator<BackupRow> {
  yield* rows;
}

async function rowsIn(file: string): Promise<readonly BackupRow[]> {
  const rows: BackupRow[] = [];
  for await (const row of readBackup(file)) rows.push(row);
  return rows;
}

let file: string;
beforeEach(async () => {
  file = join(newDataDir(), 'backup.gz');
  await writeBackup(file, given(ROWS));
});

test('a backup contains the given rows in order', async () => {
  expect(await rowsIn(file)).toEqual(ROWS);
  const none = `${file}-of-nothing`;
  await writeBackup(none, given([]));
  expect(await rowsIn(none)).toEqual([]);
});

test('a backup overwrites no file, and a failed one leaves no file', async () => {
  await expect(writeBackup(file, given([]))).rejects.toThrow('already exists');
  expect(await rowsIn(file)).toEqual(ROWS);
  const broken = join(newDataDir(), 'backup.gz');
  async function* breaks(): AsyncGenerator<BackupRow> {
    yield* ROWS;
    throw new Error('the store has gone');
  }
  await expect(writeBackup(broken, breaks())).rejects.toThrow('the store has gone');
  expect(readdirSync(join(broken, '..'))).toEqual([]);
});

describe('a backup is refused with one sentence', () => {
  const whole = () => readFileSync(file);
  const lines = () => gunzipSync(whole()).toString().split('\n');
  const packed = (text: readonly string[]) => gzipSync(text.join('\n'));

  test.each<[string, () => Buffer | string, RegExp]>([
    ['that is cut off', () => whole().subarray(0, -1), /damaged/],
    ['that is cut off in the middle', () => whole().subarray(0, whole().length / 2), /damaged/],
    ['of which a bit has changed', () => whole().map((byte, at) => (at === 900 ? byte ^ 1 : byte)) as Buffer, /damaged/],
    ['that lacks its end', () => packed(lines().slice(0, -2)), /damaged: its checksum does not match/],
    ['that lacks a row', () => packed(lines().toSpliced(20, 1)), /damaged: its checksum does not match/],
    [
      'in which a card was changed',
      () => packed(lines().with(20, '["steps","m",17,"{}",null]')),
      /damaged: its checksum does not match/,
    ],
    ['in which a row lacks something', () => packed(lines().with(20, '["steps","m",17]')), /damaged: a row is malformed/],
    ['that goes on after its end', () => packed([...lines().slice(0, -1), ...lines()]), /damaged: there is data after the end/],
    ['that is empty', () => '', /damaged/],
    ['that is a picture', () => 'GIF89a, and so on', /damaged, or not a backup/],
    ['that is some other packed file', () => gzipSync('hello\n'), /damaged, or not a backup/],
    ['that is some other JSON', () => gzipSync('{"cards":[]}\n'), /not a backup/],
    ['of a newer build', () => gzipSync('{"format":"hundredfold-backup/2"}\n'), /made by a newer version of this server/],
  ])('%s', async (_, content, sentence) => {
    writeFileSync(file, content());
    const failed = await rowsIn(file).catch((error: unknown) => (error as Error).message);
    expect(failed).toMatch(sentence);
    expect(failed).toMatch(/^[^\n]*backup\.gz: [^\n]*$/);
  });

  test('if the file does not exist', async () => {
    await expect(rowsIn(`${file}x`)).rejects.toThrow('no such file');
  });
});
