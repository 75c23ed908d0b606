import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Game } from '../core/game.ts';
import { readRecord } from '../records/read-record.ts';
import { openReplay } from '../records/replay.ts';

/** The folder of the records that every later version has to replay: `<game>/<version of its rules>/*.jsonl.gz`. */
export const CORPUS = new URL('../../corpus/', import.meta.url);

/** The checksums of all files in the corpus, in the format of `sha256sum`. A file that is written is never changed. */
export const CHECKSUMS = new URL('checksums.txt', CORPUS);

export interface CorpusFile {
  readonly game: string;
  readonly rules: number;
  readonly path: string;
}

export function corpusFiles(): readonly CorpusFile[] {
  return globSync('*/*/*.jsonl.gz', { cwd: fileURLToPath(CORPUS) })
    .toSorted()
    .map((path) => {
      const [game = '', rules = ''] = path.split('/');
      return { game, rules: Number(rules), path };
    });
}

export function recordsIn({ path }: Pick<CorpusFile, 'path'>): readonly string[] {
  return gunzipSync(readFileSync(new URL(path, CORPUS)))
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

export function checksumOf(path: string): string {
  const sum = createHash('sha256').update(readFileSync(new URL(path, CORPUS)));
  return `${sum.digest('hex')}  ${path}`;
}

export function corpusFault(game: Game, line: string): string | null {
  const record = readRecord(JSON.parse(line));
  const opened = record.ok ? openReplay(game, record.value) : record;
  return opened.ok ? null : opened.refusal;
}
