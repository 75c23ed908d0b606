import { beforeEach, describe, expect, test, vi } from 'vitest';

/** By its address: it belongs to a world with other types than the pages'. */
const WORKER = new URL('../service-worker/service-worker.ts', import.meta.url).href;

const ORIGIN = 'https://cards.example.org';
const ENTRY = '/assets/index-new.js';
const FILES = ['/assets/index-new.js', '/assets/pixi-old.js', '/favicon.svg'];
const SHELL = `<script type="module" src="${ENTRY}"></script>`;

/** What the house answers, by path; nothing where its line is down. */
let house: Map<string, Response> | null;
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
  house = new Map(['/alone', ...FILES].map((path) => [path, new Response(path === '/alone' ? SHELL : `new ${path}`)]));
  asked = [];
  kept = new Map([['house before', new Map([['/assets/pixi-old.js', new Response('kept before')]])]]);
  pages = 1;
  listeners.clear();
  skipWaiting.mockClear();
  vi.stubGlobal('BUILD', { version: 'now', entry: ENTRY, files: FILES });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(pathOf(request));
    if (house === null) throw new TypeError('no line');
    return house.get(pathOf(request))?.clone() ?? new Response('', { status: 404 });
  });
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
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

/** The answer to a request of a page; `null` where the worker has no part in it. */
async function answerTo(path: string, { method = 'GET', mode = 'cors' } = {}): Promise<string | null> {
  let answer: Promise<Response> | undefined;
  const request = { method, mode, url: ORIGIN + path };
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer === undefined ? null : (await answer).text();
}

const navigating = { mode: 'navigate' };

describe('once it is installed', () => {
  beforeEach(() => happens('install'));

  test('every file of the build is there without a line, and what has the same name as before was not asked for again', async () => {
    house = null;
    expect(await Promise.all(FILES.map((path) => answerTo(path)))).toEqual([
      'new /assets/index-new.js',
      'kept before',
      'new /favicon.svg',
    ]);
    expect(asked).not.toContain('/assets/pixi-old.js');
  });

  test.each(['/', '/t/ABCDEFGH', '/alone/abc', '/credits'])('%s is a page of the house without a line', async (path) => {
    house?.set(path, new Response('as the house has it now'));
    expect(await answerTo(path, navigating)).toBe('as the house has it now');
    house?.set(path, new Response('closed', { status: 503 }));
    expect(await answerTo(path, navigating)).toBe(SHELL);
    house = null;
    expect(await answerTo(path, navigating)).toBe(SHELL);
  });

  test.each(['/api/records/abc', '/admin', '/metrics', '/health', '/preview/house.jpg'])(
    'it has no part in %s, wherever that is shown',
    async (path) => expect(await answerTo(path, navigating)).toBeNull(),
  );

  test.each([
    ['/api/tables/mine', { method: 'POST' }],
    ['/api/tables/ABCDEFGH', {}],
    ['/matchmake/joinById/ABCDEFGH', { method: 'POST' }],
    ['/api/records/abc', {}],
    ['/p1/room', {}],
  ])('nothing of %s passes through it', async (path, how) => expect(await answerTo(path, how)).toBeNull());

  test('nothing is kept but the build', async () => {
    for (const path of ['/', '/t/ABCDEFGH']) await answerTo(path, navigating);
    await answerTo('/assets/of-another-build.js');
    expect([...(kept.get('house now')?.keys() ?? [])].sort()).toEqual([...FILES, '/alone'].sort());
  });
});

test('where page and files are of two builds, nothing is taken over', async () => {
  house?.set('/alone', new Response('<script type="module" src="/assets/index-older.js"></script>'));
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

test('it waits until somebody wants it, and tells a page of another build that it is there', () => {
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
