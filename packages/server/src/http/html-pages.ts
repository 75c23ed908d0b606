import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** What stands in the build's pages for the address at which others find the house. */
const ADDRESS = 'https://house.invalid';

/** A page of HTML, in every way that a browser takes it. */
interface HtmlPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The pages that the build has made. */
export interface HtmlPages {
  /** The start page as it is seen before its script has come, in the first of these languages that there is. */
  start(languages: readonly string[]): HtmlPage;
  /** What a table's page begins with: it says which game is played there, to those who see no more of it than a preview. */
  table(game: string | null): HtmlPage;
  /** What games are called in English, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** What every other page begins with. */
  readonly page: HtmlPage;
  /** The styles that stand in the pages themselves, as a policy lets them be. */
  readonly styles: readonly string[];
}

const STYLES = /<style>(.*?)<\/style>/gs;

const NAME = /og:title" content="([^"]+) · Hundredfold"/;

const START = /^start\.(.+)\.html$/;
const TABLE = /^table\.(.+)\.html$/;

/** Reads the pages of a built client, which say from then on where the house is; `null` where none is built. */
export function readHtmlPages(dist: string, address: string): HtmlPages | null {
  if (!existsSync(join(dist, 'index.html'))) return null;
  const read = (name: string): HtmlPage => paperOf(readFileSync(join(dist, name), 'utf8').replaceAll(ADDRESS, address));
  const page = read('index.html');
  const names = readdirSync(dist);
  const all = (kind: RegExp): ReadonlyMap<string, HtmlPage> =>
    new Map(
      names.flatMap((name) => {
        const which = kind.exec(name)?.[1];
        return which === undefined ? [] : [[which, read(name)] as const];
      }),
    );
  const starts = all(START);
  const tables = all(TABLE);
  return {
    start(languages) {
      const spoken = [...languages.map((tag) => tag.toLowerCase().split('-')[0] ?? ''), 'en'];
      return starts.get(spoken.find((language) => starts.has(language)) ?? '') ?? page;
    },
    table: (game) => tables.get(game ?? '') ?? page,
    names: new Map([...tables].flatMap(([game, { plain }]) => nameIn(game, plain.toString()))),
    page,
    styles: [...new Set([page, ...starts.values(), ...tables.values()].flatMap(stylesIn))],
  };
}

/** What a game is called in the title of its table's page. */
function nameIn(game: string, page: string): readonly (readonly [game: string, name: string])[] {
  const name = NAME.exec(page)?.[1];
  return name === undefined ? [] : [[game, name]];
}

function stylesIn({ plain }: HtmlPage): readonly string[] {
  const styles = [...plain.toString().matchAll(STYLES)].map(([, style = '']) => style);
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}

function paperOf(text: string): HtmlPage {
  const plain = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain, { level: 9 }),
  };
}

/** Hands a page to whoever asked for it; they may keep it, and ask whether it is still the same. */
export function sendHtmlPage(paper: HtmlPage, request: Request, response: Response): void {
  const encoding = request.acceptsEncodings('br', 'gzip');
  response.type('html').vary('Accept-Encoding').setHeader('Cache-Control', 'no-cache').setHeader('ETag', paper.etag);
  if (encoding === 'br' || encoding === 'gzip') response.setHeader('Content-Encoding', encoding);
  response.send(encoding === 'br' ? paper.br : encoding === 'gzip' ? paper.gzip : paper.plain);
}
