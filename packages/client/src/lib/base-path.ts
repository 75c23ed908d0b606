/** The path of the site below its domain, such as `/cards`; empty if it has none. The server puts it into the pages. */
export const BASE_PATH = basePathOf(globalThis.document?.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href);

function basePathOf(manifest: string | undefined): string {
  return manifest === undefined ? '' : new URL('.', manifest).pathname.slice(0, -1);
}

/** Returns the path of a page, a file or a request as the browser needs it. */
export function withBasePath(path: string): string {
  return BASE_PATH + path;
}

/** Returns the path of a page within the site. */
export function withoutBasePath(path: string): string {
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path === BASE_PATH ? '/' : path;
}
