import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { BACKUP_ROW_KINDS, type BackupRow, COLUMNS } from './row.ts';

/**
 * The first line names the format. Every row is an array. The last line has the number of rows, and the hash of all lines before
 * it.
 */
const FORMAT = 'hundredfold-backup/1';

export type BackupCounts = ReadonlyMap<BackupRow['kind'], number>;

type Rows = AsyncIterable<BackupRow>;

/** Writes a backup (JSON lines, gzip) to a new file, and reads it back. If it fails, it leaves no file. */
export async function writeBackup(file: string, rows: Rows, pace = (each: Rows) => each): Promise<BackupCounts> {
  if (existsSync(file)) throw new Error(`${file} already exists`);
  const part = `${file}.part`;
  const counts = new Map<BackupRow['kind'], number>();
  try {
    const lines = linesOf(counted(pace(rows), counts));
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600 }));
    const written = await open(part);
    await written.sync();
    await written.close();
    const readBack = await countRows(pace(readBackup(part)));
    if (!isDeepStrictEqual(readBack, counts)) throw new Error(`${part}: rows are missing`);
    await rename(part, file);
    return counts;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* linesOf(rows: AsyncIterable<BackupRow>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  let total = 0;
  yield line({ format: FORMAT, made: new Date().toISOString() });
  for await (const { kind, values } of rows) {
    total++;
    yield line([kind, ...values]);
  }
  const sha256 = hash.digest('hex');
  yield `${JSON.stringify({ rows: total, sha256 })}\n`;
}

export async function* counted(
  rows: AsyncIterable<BackupRow>,
  counts: Map<BackupRow['kind'], number>,
): AsyncGenerator<BackupRow> {
  for await (const row of rows) {
    counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1);
    yield row;
  }
}

export async function countRows(rows: Rows): Promise<BackupCounts> {
  const counts = new Map<BackupRow['kind'], number>();
  for await (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

export class BadBackup extends Error {}

/** Returns the rows of a backup. Throws one sentence, possibly only at the end, if the file is no backup or has changed. */
export async function* readBackup(file: string): AsyncGenerator<BackupRow> {
  try {
    yield* rowsOf(unpacked(file));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isPacked = !(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));
    throw new BadBackup(`${file}: ${isPacked ? message : 'damaged, or not a backup'}`, { cause: error });
  }
}

async function* unpacked(file: string): AsyncGenerator<string> {
  const stream = createGunzip();
  createReadStream(file)
    .on('error', (error) => stream.destroy(error))
    .pipe(stream);
  let rest = '';
  for await (const text of stream.setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* rowsOf(lines: AsyncIterable<string>): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  let total = -1;
  let end: unknown = null;
  for await (const line of lines) {
    const value = parsed(line);
    if (end !== null) throw new Error('damaged: there is data after the end');
    if (total === -1) {
      checkFormat(value);
    } else if (Array.isArray(value)) {
      yield rowFrom(value);
    } else {
      end = value;
      continue;
    }
    total++;
    hash.update(`${line}\n`);
  }
  const sha256 = hash.digest('hex');
  if (JSON.stringify(end) !== JSON.stringify({ rows: total, sha256 })) throw new Error('damaged: its checksum does not match');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('damaged, or not a backup');
  }
}

function checkFormat(value: unknown): void {
  const format = value !== null && typeof value === 'object' && 'format' in value ? String(value.format) : '';
  if (format === FORMAT) return;
  throw new Error(format.startsWith('hundredfold-backup/') ? 'made by a newer version of this server' : 'not a backup');
}

function rowFrom([name, ...values]: readonly unknown[]): BackupRow {
  const kind = BACKUP_ROW_KINDS.find((known) => known === name);
  const isWhole = kind !== undefined && values.length === COLUMNS[kind].length;
  if (!isWhole || !values.every((value) => value === null || ['string', 'number'].includes(typeof value))) {
    throw new Error('damaged: a row is malformed');
  }
  return { kind, values: values as BackupRow['values'] };
}
