import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The worker is loaded by its address, because its global types differ from those of the pages. */
const WORKER = new URL('../service-worker/service-worker.ts', import.meta.url).href;

const ORIGIN = 'https://cards.example.org';
const ENTRY = '/assets/index-new.js';
const FILES = ['/assets/index-new.js', '/assets/pixi-old.js', '/favicon.svg'];
const VERIFY = 'the page that checks shuffles';
const SHELL = `<script type="module" src="${ENTRY}"></script>`;

let responses: Map<string, Response> | null;
let asked: string[];
let kept: Map<string, Map<string, Response>>;
let pages: number;
const listeners = new Map<string, (event: object) => void>();
const skipWaiting = vi.fn();

const pathOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

function cacheOver(stored: Map<string, Response>) {
  return {
    match: async (request: Request | string) => stored.get(pathOf(request))?.clone(),
    put: async (request: Request | string, answer: Response) => void stored.set(pathOf(request), answer),
  };
}

const caches = {
  async open(name: string) {
    const stored = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, stored);
    return cacheOver(stored);
  },
  async match(request: Request | string) {
    for (const stored of kept.values()) if (stored.has(pathOf(request))) return stored.get(pathOf(request))?.clone();
    return undefined;
  },
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
};

beforeEach(async () => {
  responses = new Map(FILES.map((path) => [path, new Response(`new ${path}`)]));
  responses.set('/alone', new Response(SHELL)).set('/verify', new Response(VERIFY));
  asked = [];
  kept = new Map([['house before', new Map([['/assets/pixi-old.js', new Response('kept before')]])]]);
  pages = 1;
  listeners.clear();
  skipWaiting.mockClear();
  vi.stubGlobal('BUILD', { version: 'now', entry: ENTRY.slice(1), files: FILES.map((path) => path.slice(1)) });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(pathOf(request));
    if (responses === null) throw new TypeError('no connection');
    return responses.get(pathOf(request))?.clone() ?? new Response('', { status: 404 });
  });
  vi.stubGlobal('self', {
    location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
    addEventListener: (name: string, heard: (event: object) => void) => listeners.set(name, heard),
    clients: { matchAll: async () => Array.from({ length: pages }), claim: async () => undefined },
    skipWaiting,
  });
  vi.resetModules();
  await import(/* @vite-ignore */ WORKER);
});

async function happens(name: 'install' | 'activate'): Promise<void> {
  let done: Promise<void> | undefined;
  listeners.get(name)?.({ waitUntil: (work: Promise<void>) => (done = work) });
  await done;
}

async function answerTo(path: string, { method = 'GET', mode = 'cors' } = {}): Promise<string | null> {
  let answer: Promise<Response> | undefined;
  const request = { method, mode, url: ORIGIN + path };
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer === undefined ? null : (await answer).text();
}

const navigating = { mode: 'navigate' };

describe('after it is installed', () => {
  beforeEach(() => happens('install'));

  test('every file of the build is there without a connection, and files with an unchanged name are not requested again', async () => {
    responses = null;
    expect(await Promise.all(FILES.map((path) => answerTo(path)))).toEqual([
      'new /assets/index-new.js',
      'kept before',
      'new /favicon.svg',
    ]);
    expect(asked).not.toContain('/assets/pixi-old.js');
  });

  test.each(['/', '/t/ABCDEFGH', '/alone/abc', '/credits', '/r/abc.'])(
    '%s is a page of the app without a connection',
    async (path) => {
      responses?.set(path, new Response('from the server'));
      expect(await answerTo(path, navigating)).toBe('from the server');
      responses?.set(path, new Response('closed', { status: 503 }));
      expect(await answerTo(path, navigating)).toBe(SHELL);
      responses = null;
      expect(await answerTo(path, navigating)).toBe(SHELL);
    },
  );

  test.each(['/verify', '/verify/', '/Verify).'])(
    '%s is the page that checks shuffles, also without a connection',
    async (path) => {
      responses?.set(path, new Response('from the server'));
      expect(await answerTo(path, navigating)).toBe('from the server');
      responses = null;
      expect(await answerTo(path, navigating)).toBe(VERIFY);
    },
  );

  test.each(['/api/records/abc', '/admin', '/metrics', '/health', '/preview/house.jpg'])(
    'it does not handle %s, wherever that is shown',
    async (path) => expect(await answerTo(path, navigating)).toBeNull(),
  );

  test('while the cache of an earlier build is still there, the pages are of this build', async () => {
    kept.get('house before')?.set('/alone', new Response('page before')).set('/verify', new Response('check before'));
    responses = null;
    expect(await answerTo('/', navigating)).toBe(SHELL);
    expect(await answerTo('/verify', navigating)).toBe(VERIFY);
  });

  test.each([
    ['/api/tables/mine', { method: 'POST' }],
    ['/api/tables/ABCDEFGH', {}],
    ['/matchmake/joinById/ABCDEFGH', { method: 'POST' }],
    ['/api/records/abc', {}],
    ['/p1/room', {}],
  ])('nothing of %s passes through it', async (path, how) => expect(await answerTo(path, how)).toBeNull());

  test('only the build is cached', async () => {
    for (const path of ['/', '/t/ABCDEFGH']) await answerTo(path, navigating);
    await answerTo('/assets/of-another-build.js');
    expect([...(kept.get('house now')?.keys() ?? [])].sort()).toEqual([...FILES, '/alone', '/verify'].sort());
  });
});

test('if page and files come from two builds, nothing is installed', async () => {
  responses?.set('/alone', new Response('<script type="module" src="/assets/index-older.js"></script>'));
  await expect(happens('install')).rejects.toThrow('not of this build');
});

test.each([
  [1, ['house now']],
  [2, ['house before', 'house now']],
])('with %i pages open, what is left is %j', async (open, left) => {
  pages = open;
  await happens('install');
  await happens('activate');
  expect([...kept.keys()]).toEqual(left);
});

test('it waits until a page activates it, and tells a page of another build that it is there', () => {
  const postMessage = vi.fn();
  const hear = (data: unknown) => listeners.get('message')?.({ data, source: { postMessage } });
  hear({ runs: '/assets/index-old.js' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('newer');
  expect(skipWaiting).not.toHaveBeenCalled();
  hear({ runs: ENTRY });
  hear('take over');
  expect(skipWaiting).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenCalledOnce();
});
