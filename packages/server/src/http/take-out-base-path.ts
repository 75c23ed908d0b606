import type { IncomingMessage, Server } from 'node:http';

/**
 * Takes the path of the site, such as `/cards`, out of the URL of every request. It may be missing: some proxies take it out
 * themselves, and probes within a container do not know it.
 */
export function takeOutBasePath(http: Server, basePath: string): void {
  if (basePath === '') return;
  const inside = new RegExp(`^${basePath}(?:/|(?=\\?|$))`);
  const takeOut = (request: IncomingMessage): void => {
    request.url = request.url?.replace(inside, '/');
  };
  http.on('request', takeOut).on('upgrade', takeOut);
}
