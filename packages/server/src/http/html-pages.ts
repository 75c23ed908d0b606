import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pickLanguage } from '@hundredfold/shared/protocol/language.ts';
import { NO_SITE } from '@hundredfold/shared/protocol/site.ts';
import type { Request, Response } from 'express';
import { withSite, withSiteManifest } from './site.ts';

/** The placeholder for the public address in the built pages. */
const ADDRESS = 'https://house.invalid';
const ROOTED = /(?<link> (?:href|src)=")(?=\/)/g;

/** An HTML page in every encoding that the server sends. It is compressed when a browser first asks for it. */
interface HtmlPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export type HtmlPages = NonNullable<ReturnType<typeof readHtmlPages>>;

const STYLES = /<style>(.*?)<\/style>/gs;
const SCRIPTS = /<script>(.*?)<\/script>/gs;

const NAME = /og:title" content="([^"]+) · Hundredfold"/;

const START = /^start\.(.+)\.html$/;
const TABLE = /^table\.(.+)\.html$/;
const VERIFY = 'verify.html';

/** Reads the pages of a built client, with the address and the path of the site; `null` if no client is built. */
export function readHtmlPages(dist: string, address: string, basePath = '', site = NO_SITE) {
  if (!existsSync(join(dist, 'index.html'))) return null;
  const file = (name: string): string => readFileSync(join(dist, name), 'utf8');
  const read = (name: string): HtmlPage => {
    const page = file(name).replaceAll(ADDRESS, address).replaceAll(ROOTED, `$<link>${basePath}`);
    return htmlPageOf(withSite(page, site));
  };
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
  const verify = names.includes(VERIFY) ? read(VERIFY) : page;
  const pages = [page, verify, ...starts.values(), ...tables.values()];
  return {
    /** Returns the start page as it looks before its script has loaded, in the first of these languages that exists. */
    start(languages: readonly string[]): HtmlPage {
      return starts.get(pickLanguage([...starts.keys()].sort(), [...languages, 'en']) ?? '') ?? page;
    },
    /** Returns the page of a table. It names the game, for people who see no more of it than a link preview. */
    table: (game: string | null) => tables.get(game ?? '') ?? page,
    /** The English names of the games by their ids. */
    names: new Map([...tables.keys()].flatMap((game) => nameIn(game, file(`table.${game}.html`)))),
    /** The page for all other addresses. */
    page,
    /** The page that checks shuffles. Everything is in this one file. */
    verify,
    /** The web app manifest, if the host says something about the site; otherwise the file is as it should be. */
    manifest: site === NO_SITE ? null : withSiteManifest(file('manifest.webmanifest'), site),
    /** The hashes of the inline styles and scripts, for the content security policy. */
    styles: hashesIn(pages, STYLES),
    scripts: hashesIn(pages, SCRIPTS),
  };
}

function nameIn(game: string, page: string): readonly (readonly [game: string, name: string])[] {
  const name = NAME.exec(page)?.[1];
  return name === undefined ? [] : [[game, name]];
}

function hashesIn(pages: readonly HtmlPage[], pattern: RegExp): readonly string[] {
  const texts = new Set(pages.flatMap(({ plain }) => [...plain.toString().matchAll(pattern)].map(([, text = '']) => text)));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function htmlPageOf(text: string): HtmlPage {
  const plain = Buffer.from(text);
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    get br() {
      br ??= brotliCompressSync(plain); // At the best quality, which is quicker than the next lower one.
      return br;
    },
    get gzip() {
      gzip ??= gzipSync(plain, { level: 9 });
      return gzip;
    },
  };
}

/** Sends a page. The browser may cache it but must ask whether it has changed. */
export function sendHtmlPage(htmlPage: HtmlPage, request: Request, response: Response): void {
  const encoding = request.acceptsEncodings('br', 'gzip');
  response.type('html').vary('Accept-Encoding').setHeader('Cache-Control', 'no-cache').setHeader('ETag', htmlPage.etag);
  if (encoding === 'br' || encoding === 'gzip') response.setHeader('Content-Encoding', encoding);
  response.send(encoding === 'br' ? htmlPage.br : encoding === 'gzip' ? htmlPage.gzip : htmlPage.plain);
}
