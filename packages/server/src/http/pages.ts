import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';

const NOT_BUILT = 'The client is not built yet: `pnpm start` builds it, `pnpm dev` serves it at an address of its own.\n';

/** Addresses that the client knows; on any other it says that there is nothing. */
const PAGES = /^\/(?:$|credits\/?$|t\/[^/]+\/?$)/;

/** The built client, precompressed where the build has done so; every page of it is the same file. */
export function pages(dist: string): RequestHandler {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) return notBuilt;
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const nowhere = readFileSync(index);
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // Nothing here is worth resuming, and sirv throws on a range that ends before it begins.
    delete request.headers.range;
    files(request, response, () => {
      if (!wantsPage(request)) return next();
      if (PAGES.test(request.path)) {
        request.url = '/';
        files(request, response, next);
      } else response.status(404).type('html').send(nowhere);
    });
  };
}

const notBuilt: RequestHandler = (request, response, next) => {
  if (!wantsPage(request)) return next();
  response.status(503).type('text/plain').send(NOT_BUILT);
};

function wantsPage(request: Request): boolean {
  return request.accepts('html') !== false && !request.path.includes('.');
}
