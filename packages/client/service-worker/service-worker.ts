// Caches the files of the build, so that the app opens without a connection. It caches nothing else: no server responses, no
// tables, no personal data.

export {}; // Makes this file a module, so that its declarations stay local; the build removes the line.

declare const self: ServiceWorkerGlobalScope;

/** `build/keep-files.ts` prepends this constant to the file. */
declare const BUILD: {
  /** The version changes whenever one of the files changes. */
  readonly version: string;
  readonly entry: string;
  readonly files: readonly string[];
};

/** The folder of the site, `/` or one below the domain such as `/cards/`. */
const BASE = new URL('.', self.location.href).pathname;
const FILES = BUILD.files.map((file) => BASE + file);
const ENTRY = BASE + BUILD.entry;

/** The prefix of cache names. Older versions used it too, so that their caches are found and deleted. */
const CACHE_PREFIX = BASE === '/' ? 'house ' : `hundredfold ${BASE} `;
const CACHE_NAME = CACHE_PREFIX + BUILD.version;

/** The path of the page that is served when the server does not respond. */
const SHELL = `${BASE}alone`;
/** The path of the page that checks shuffles. It is a page of its own, and needs no other file. */
const VERIFY = `${BASE}verify`;
/** The same in a pasted link, with what may stand behind it. */
const VERIFY_LINK = /^verify(?![\w-])/i;
/** Paths that are never pages, whatever the request's mode is. A full stop at the end is that of a sentence. */
const NO_PAGE = /^(?:api|matchmake|admin|metrics|health|ready)(?:\/|$)|\.\w+$/;
/** Files in this folder have a content hash in their name: a name never refers to a different file. */
const HASHED = `${BASE}assets/`;

/** Milliseconds that a page waits for the server. After that the cached page loads and contacts the server itself. */
const PAGE_TIMEOUT_MS = 4000;

/** Milliseconds that a page has to tell its path. Browsers let the worker open a page for about a second after a press. */
const PATH_TIMEOUT_MS = 500;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data, source }) => {
  // A page that runs this build's script needs no update; a page with an older script asks its user first.
  if (data === 'take over' || data?.runs === ENTRY) void self.skipWaiting();
  else source?.postMessage('newer');
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const path = pathname.slice(BASE.length);
    if (!NO_PAGE.test(path)) event.respondWith(page(request, path));
  } else if (pathname.startsWith(HASHED) || FILES.includes(pathname))
    event.respondWith(cached(request).then((kept) => kept ?? fetch(request)));
});

interface ShownNotice {
  readonly title: string;
  readonly tag: string;
  /** The address that a press opens. */
  readonly navigate?: string;
}

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data ?? BASE));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replaceSubscription(event as SubscriptionChange)));

/** Shows a notice for every message: browsers end a subscription that shows none. */
function showNotice(message: PushMessageData | null): Promise<void> {
  const notice: ShownNotice = message?.json()?.notification ?? { title: 'Hundredfold', tag: 'unknown' };
  const { title, navigate, ...options } = notice;
  const more = { icon: `${BASE}icon/icon-192.png`, renotify: true, data: navigate };
  return self.registration.showNotification(title, { ...options, ...more });
}

/** Shows the page at an address in its tab, or in a new one. The start page needs no tab of its own: any page has what it tells. */
async function openPage(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { pathname } = new URL(address, self.location.href);
  const paths = pathname === BASE ? [BASE] : await Promise.all(pages.map(pathOf));
  const open = pages[paths.indexOf(pathname)];
  await (open === undefined ? self.clients.openWindow(address) : open.focus());
}

/** Asks a page for its path: `url` is the one that the tab was opened with. A page that sleeps does not answer. */
function pathOf(page: WindowClient): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(new URL(data).pathname);
    setTimeout(resolve, PATH_TIMEOUT_MS, '');
    page.postMessage('address', [port2]);
  });
}

/** The event as browsers have it; its types are not in TypeScript yet. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Tells the server the new address of this browser. The page does so again on its next visit. */
async function replaceSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const body = JSON.stringify({ replaced: oldSubscription.endpoint, subscription: { endpoint, p256dh, auth } });
  await fetch(`${BASE}api/push/replace`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Returns the current page from the server, or the cached one if the server fails or does not respond in time. */
async function page(request: Request, path: string): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, null))]);
  if (answer !== null && answer.status < 500) return answer;
  const kept = VERIFY_LINK.test(path) ? VERIFY : SHELL;
  return (await cached(kept)) ?? (await asked) ?? Response.error();
}

/** Returns the response of this build from the cache; if it has none, that of an earlier build. */
async function cached(request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME);
  return (await cache.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
}

/** Downloads the files one after the other, so that a running game keeps its bandwidth. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  for (const path of FILES) {
    const before = path.startsWith(HASHED) ? await caches.match(path, { ignoreVary: true }) : undefined;
    await cache.put(path, before ?? (await found(path)));
  }
  await cache.put(VERIFY, await found(VERIFY));
  const shell = await found(SHELL);
  // During a deployment, pages and files may come from two different builds.
  if (!(await shell.clone().text()).includes(ENTRY)) throw new Error('this page is not of this build');
  await cache.put(SHELL, shell);
}

async function found(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: path.startsWith(HASHED) ? 'default' : 'no-cache', priority: 'low' });
  if (!answer.ok) throw new Error(`${path} is not there: ${answer.status}`);
  return answer;
}

/** Deletes the files of earlier builds, unless another page may still load some of them. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const left = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
  if (pages.length <= 1) await Promise.all(left.map((name) => caches.delete(name)));
  await self.clients.claim();
}
