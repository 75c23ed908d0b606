import { type PagePath, readPagePath } from '@hundredfold/shared/protocol/page-path.ts';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';
import { type HtmlPages, sendHtmlPage } from './html-pages.ts';

/** Returns the game of a table for its page, as far as the sender of the request may know it. */
export type FindGame = (code: string, request: Request) => Promise<string | null>;

const NOT_BUILT = 'The client is not built yet: `pnpm start` builds it, `pnpm dev` serves it at an address of its own.\n';

const MANIFEST = '/manifest.webmanifest';

/** The policy of a file. It needs none of the hashes of pages, which would be half a kilobyte with each file. */
const FILE_POLICY = "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

/** Serves the built client: its files, precompressed if the build compressed them, and its pages with the public address. */
export function pages(dist: string, htmlPages: HtmlPages | null, gameOf: FindGame): RequestHandler {
  if (htmlPages === null) return notBuilt;
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('Content-Security-Policy', FILE_POLICY);
    },
  });
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    const at = readPagePath(path);
    if (wantsPage(request, at)) {
      switch (at.page) {
        case 'start':
          return sendHtmlPage(htmlPages.start(request.acceptsLanguages()), request, response.vary('Accept-Language'));
        case 'table':
          return sendHtmlPage(htmlPages.table(await gameOf(at.code, request)), request, response);
        case 'verify':
          return sendHtmlPage(htmlPages.verify, request, response);
        case 'solo':
        case 'replay':
        case 'group':
        case 'credits':
        case 'stored':
        case 'unread':
          return sendHtmlPage(htmlPages.page, request, response);
        case 'nowhere':
          return sendHtmlPage(htmlPages.page, request, response.status(404));
      }
    }
    if (path === MANIFEST && htmlPages.manifest !== null)
      return response.type('application/manifest+json').setHeader('Cache-Control', 'no-cache').send(htmlPages.manifest);
    if (path.endsWith('.html') || !path.includes('.')) return next();
    // No file here is worth resuming, and sirv throws on a range that ends before it begins.
    delete request.headers.range;
    files(request, response, next);
  };
}

const notBuilt: RequestHandler = (request, response, next) => {
  if (!wantsPage(request, readPagePath(request.path))) return next();
  response.status(503).type('text/plain').send(NOT_BUILT);
};

function wantsPage(request: Request, at: PagePath): boolean {
  return request.accepts('html') !== false && (at.page !== 'nowhere' || !request.path.includes('.'));
}
