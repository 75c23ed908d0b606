// Keeps the files that the build has made, so that the house opens without a line. Nothing else is kept: no answer of the house, no
// table, nothing that is anybody's.

export {}; // So that what is declared here is meant for this file alone; the build leaves it out.

declare const self: ServiceWorkerGlobalScope;

/** Put before this file by `build/keep-files.ts`. */
declare const BUILD: {
  /** Another one whenever any of the files is. */
  readonly version: string;
  /** The script that the pages of this build begin with. */
  readonly entry: string;
  readonly files: readonly string[];
};

const HOUSE = 'house ';
const KEPT = HOUSE + BUILD.version;

/** What every page begins with where the house does not answer. */
const SHELL = '/alone';
/** These are no pages, whatever they are asked for as. */
const NO_PAGE = /^\/(?:api|matchmake|admin|metrics|health|ready)(?:\/|$)|\./;
/** Named after what is in it: never another file under the same name. */
const HASHED = '/assets/';

/** Milliseconds after which a page does not wait for the house any longer: what is kept asks it by itself. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data, source }) => {
  // A page that has begun with this build's script needs no other; whoever does not yet have it is asked.
  if (data === 'take over' || data?.runs === BUILD.entry) void self.skipWaiting();
  else source?.postMessage('newer');
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith(HASHED) || BUILD.files.includes(pathname)) event.respondWith(file(request));
});

/** The house's own page, as it is now; the one that is kept where the house does not answer. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))]);
  if (answer !== null && answer.status < 500) return answer;
  return (await caches.match(SHELL, { ignoreVary: true })) ?? (await asked) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const house = await caches.open(KEPT);
  const kept = (await house.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  return kept ?? fetch(request);
}

/** One after the other: whoever plays has the line to themselves. */
async function keepFiles(): Promise<void> {
  const house = await caches.open(KEPT);
  for (const path of BUILD.files) {
    const before = path.startsWith(HASHED) ? await caches.match(path, { ignoreVary: true }) : undefined;
    await house.put(path, before ?? (await found(path)));
  }
  const shell = await found(SHELL);
  // While a house is being renewed, its pages and its files may come from two builds.
  if (!(await shell.clone().text()).includes(BUILD.entry)) throw new Error('this page is not of this build');
  await house.put(SHELL, shell);
}

async function found(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: path.startsWith(HASHED) ? 'default' : 'no-cache', priority: 'low' });
  if (!answer.ok) throw new Error(`${path} is not there: ${answer.status}`);
  return answer;
}

/** What the build before has left goes, unless another page may still load parts of it. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const left = (await caches.keys()).filter((name) => name.startsWith(HOUSE) && name !== KEPT);
  if (pages.length <= 1) await Promise.all(left.map((name) => caches.delete(name)));
  await self.clients.claim();
}
