import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** What stands in the build's pages for the address at which others find the house. */
const ADDRESS = '%ADDRESS%';

/** A page of HTML, in every way that a browser takes it. */
interface Paper {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The pages that the build has made. */
export interface Papers {
  /** The start page as it is seen before its script has come, in the first of these languages that there is. */
  start(languages: readonly string[]): Paper;
  /** What every other page begins with. */
  readonly page: Paper;
}

const START = /^start\.(.+)\.html$/;

/** Reads the pages of a built client, which say from then on where the house is. */
export function readPapers(dist: string, address: string): Papers {
  const read = (name: string): Paper => paperOf(readFileSync(join(dist, name), 'utf8').replaceAll(ADDRESS, address));
  const page = read('index.html');
  const starts = new Map(
    readdirSync(dist).flatMap((name) => {
      const language = START.exec(name)?.[1];
      return language === undefined ? [] : [[language, read(name)] as const];
    }),
  );
  return {
    start(languages) {
      const spoken = [...languages.map((tag) => tag.toLowerCase().split('-')[0] ?? ''), 'en'];
      return starts.get(spoken.find((language) => starts.has(language)) ?? '') ?? page;
    },
    page,
  };
}

function paperOf(text: string): Paper {
  const plain = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain, { level: 9 }),
  };
}

/** Hands a page to whoever asked for it; they may keep it, and ask whether it is still the same. */
export function handOut(paper: Paper, request: Request, response: Response): void {
  const encoding = request.acceptsEncodings('br', 'gzip');
  response.type('html').vary('Accept-Encoding').setHeader('Cache-Control', 'no-cache').setHeader('ETag', paper.etag);
  if (encoding === 'br' || encoding === 'gzip') response.setHeader('Content-Encoding', encoding);
  response.send(encoding === 'br' ? paper.br : encoding === 'gzip' ? paper.gzip : paper.plain);
}
