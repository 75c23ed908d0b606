// Threats (docs/security.md): D3, D4, D8, D12, D13d, D15, D15c, E1, O4.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OpenServer, openServer } from './kit/server.ts';
import { newDataDir } from './kit/server-process.ts';

const WISH = { game: 'mod-four', open: false };
const GUEST = { key: 'k'.repeat(22), name: 'Ann', protocol: PROTOCOL };

let context: OpenServer;

async function newCode(from?: string): Promise<string> {
  const answer = await context.post('/api/tables', WISH, from);
  expect(answer.status).toBe(201);
  const { code } = (await answer.json()) as { code: string };
  return code;
}

/** Returns status and body together: all that a person who guesses can use to tell answers apart. */
async function answerText(answer: Response): Promise<string> {
  return `${answer.status} ${await answer.text()}`;
}

const KEY = 'k'.repeat(22);

const as = (key: string, path: string) => fetch(context.address + path, { headers: { authorization: `Bearer ${key}` } });

/** Opens a server that has tables in its storage, and returns their codes. None of them is loaded. */
async function openWithStoredTables(count: number, env: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const DATA_DIR = newDataDir();
  context = await openServer({ DATA_DIR });
  const codes: string[] = [];
  while (codes.length < count) codes.push(await newCode());
  await context.close();
  context = await openServer({ DATA_DIR, ...env });
  return codes;
}

describe('with the usual settings', () => {
  beforeAll(async () => {
    context = await openServer();
  });
  afterAll(() => context.close());

  describe('a table', () => {
    test('is created on request, and found by its code in every spelling', async () => {
      const code = await newCode();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      for (const typed of [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`]) {
        expect(await (await context.get(`/api/tables/${typed}`)).json()).toEqual({
          code,
          game: 'mod-four',
          layout: STATE_LAYOUT,
        });
      }
    });

    test('that is impossible is refused in our own words', async () => {
      const wrong = [
        ['another game', { game: 'poker' }, 400, 'bad-table'],
        ['an option beyond its range', { ...WISH, options: { target: 51 } }, 400, 'bad-table'],
        ['an option that does not exist', { ...WISH, options: { joker: true } }, 400, 'bad-table'],
        ['too many seats', { ...WISH, seats: 5 }, 400, 'bad-table'],
        ['a field too many', { ...WISH, code: 'ABCDEFGH' }, 400, 'malformed'],
        ['half a body', '{"game":', 400, 'malformed'],
        ['a body that is no object', '[]', 400, 'malformed'],
        ['a body that is nothing', 'null', 400, 'malformed'],
        ['a body of 17 KB', { ...WISH, options: { deck: 'x'.repeat(17_000) } }, 413, 'too-large'],
      ] as const;
      for (const [what, wish, status, error] of wrong) {
        const answer = await context.post('/api/tables', wish);
        expect(answer.status, what).toBe(status);
        const body = (await answer.json()) as Record<string, string>;
        expect(body, what).toEqual({ error, message: expect.any(String) });
        expect(body.message, what).not.toMatch(/ at |\.ts|node_modules|JSON|Unexpected/);
      }
    });

    test('that does not exist gets the same answer as an impossible code', async () => {
      const answers = await Promise.all(
        ['ABCDEFGH', '00000000', 'short', 'lobby', '%00', '..%2f..%2fetc', '__proto__', 'constructor'].map(async (code) =>
          answerText(await context.get(`/api/tables/${code}`)),
        ),
      );
      expect(new Set(answers)).toEqual(
        new Set([`404 ${JSON.stringify({ error: 'no-table', message: 'There is no such table.' })}`]),
      );
    });
  });

  test('a code is not searched in a long path', async () => {
    const code = await newCode();
    const around = (spaces: number) => `${code}${'%20'.repeat(spaces)}`;
    for (const path of ['/api/tables/:code', '/api/tables/:code/invitation']) {
      expect((await context.get(path.replace(':code', around(90)))).status).toBe(200);
      expect((await context.get(path.replace(':code', around(95)))).status).toBe(404);
    }
  });

  describe('an invitation', () => {
    test('names the game and the players, and tells members of the table that they belong to it', async () => {
      const wish = { game: 'mod-four', options: { target: 15, mode: 'cutthroat' }, pace: 'fast', key: KEY };
      const { code } = (await (await context.post('/api/tables', wish)).json()) as { code: string };
      const free = { status: 'empty', name: '', seal: 0 };
      expect(await (await context.get(`/api/tables/${code.toLowerCase()}/invitation`)).json()).toEqual({
        code,
        game: 'mod-four',
        options: { target: 15 },
        pace: 'fast',
        phase: 'gathering',
        host: null,
        seats: [free, free, free, free],
        way: 'sit',
      });
      expect(await (await as(KEY, `/api/tables/${code}/invitation`)).json()).toMatchObject({ way: 'back' });
      expect(await (await as('x'.repeat(22), `/api/tables/${code}/invitation`)).json()).toMatchObject({ way: 'sit' });
    });
  });

  describe('pages', () => {
    test('carry a policy under which nothing foreign and nothing inline runs', async () => {
      for (const path of ['/', '/t/ABCDEFGH', '/health', '/api/address', '/nowhere']) {
        const { headers } = await context.get(path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'self'");
        expect(policy).toContain("img-src 'self' data: blob:");
        expect(policy).toContain("worker-src 'self'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/unsafe|\*|https?:/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-powered-by')).toBeNull();
        expect(headers.get('strict-transport-security')).toBeNull();
      }
    });

    test('are served as a whole, whatever range is requested', async () => {
      const answerText = await (await fetch(`${context.address}/`)).text();
      for (const range of ['bytes=9-5', 'bytes=-5', 'bytes=5-', 'bytes=999999-', 'bytes=a-b']) {
        expect(await (await fetch(`${context.address}/`, { headers: { range } })).text(), range).toBe(answerText);
      }
    });
  });

  describe('the rest', () => {
    test('is a 404 in JSON', async () => {
      const paths = ['/api', '/api/nothing', '/api/tables', '/api/records/', '/matchmake/joinById/', '/some.file', '/../main.ts'];
      for (const path of paths) {
        const answer = await context.get(path);
        expect(answer.status, path).toBe(404);
        expect(await answer.json(), path).toEqual({ error: 'not-found', message: expect.any(String) });
      }
    });

    test('the server says that it is well', async () => {
      expect(await answerText(await context.get('/health'))).toBe(`200 {"status":"ok","version":"${VERSION}"}`);
      expect(await answerText(await context.get('/ready'))).toBe('200 {"status":"well"}');
      expect(await (await context.get('/api/address')).json()).toEqual({ address: context.address });
      const days = (count: number) => count * 24 * 60 * 60_000;
      const kept = { games: days(7), records: days(365), reports: days(90), subscriptions: days(90), groups: days(400) };
      const times = { gatherings: 60 * 60_000, ...kept, backups: null };
      expect(await (await context.get('/api/stored')).json()).toEqual(times);
    });
  });
});

describe('with other settings, or a server that starts again', () => {
  afterEach(() => context.close());

  test('a table is loaded for a client that joins, and reserves a seat with everything needed to read its state', async () => {
    const [code = ''] = await openWithStoredTables(1);
    const place = await (await context.post(`/matchmake/joinById/${code}`, GUEST)).json();
    expect(place).toMatchObject({
      code,
      game: 'mod-four',
      layout: STATE_LAYOUT,
      name: 'mod-four',
      roomId: code,
      processId: 'p1',
    });
  });

  describe('an invitation', () => {
    test('to a missing table gets the same answer whether its code is unknown or impossible, and counts as a miss', async () => {
      context = await openServer({ MISSES_PER_MINUTE: '5' });
      const codes = ['ABCDEFGH', '00000000', 'short', '%00', '__proto__'];
      const answers = await Promise.all(codes.map(async (code) => answerText(await as(KEY, `/api/tables/${code}/invitation`))));
      expect(new Set(answers)).toEqual(
        new Set([`404 ${JSON.stringify({ error: 'no-table', message: 'There is no such table.' })}`]),
      );
      expect((await as(KEY, '/api/tables/ABCDEFGH/invitation')).status).toBe(429);
      expect((await as(KEY, '/api/tables/ABCDEFGH')).status).toBe(429);
      expect((await as('x'.repeat(22), '/api/tables/ABCDEFGH')).status).toBe(404);
    });

    test('loads no table', async () => {
      const [asleep = ''] = await openWithStoredTables(1, { MAX_TABLES: '1' });
      expect(await (await context.get(`/api/tables/${asleep}/invitation`)).json()).toMatchObject({ code: asleep, way: 'sit' });
      await context.get(`/t/${asleep}`);
      await newCode(); // There is room for one table, and the invitation has not taken it.
    });
  });

  test('security.txt says where to report security flaws, if that is configured', async () => {
    context = await openServer({ SECURITY_CONTACT: 'mailto:admin@example.org', PUBLIC_ADDRESS: 'https://cards.example.org' });
    const answer = await context.get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const [contact, expires = '', ...rest] = (await answer.text()).split('\n');
    expect(contact).toBe('Contact: mailto:admin@example.org');
    const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(rest).toContain('Canonical: https://cards.example.org/.well-known/security.txt');
    await context.close();
    context = await openServer();
    expect((await context.get('/.well-known/security.txt')).status).toBe(404);
  });

  test('no name in a request reaches Object.prototype', async () => {
    context = await openServer();
    const before = Object.getOwnPropertyNames(Object.prototype);
    for (const name of ['__proto__', 'constructor', 'prototype', '__defineGetter__']) {
      for (const value of ['1', '{"polluted":1}', '{"prototype":{"polluted":1}}', '[{"polluted":1}]']) {
        await context.post('/api/tables', `{"${name}":${value},"game":"mod-four","options":{"${name}":${value}}}`);
        await context.post('/matchmake/joinById/ABCDEFGH', `{"${name}":${value}}`);
        await context.get(`/api/records/${name}?${name}=1&${name}[polluted]=1`);
      }
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });

  describe('limits', () => {
    test('one address may create ten times as many tables a minute as one person, whatever others do', async () => {
      context = await openServer({ TABLES_PER_MINUTE: '1' });
      const asked = await Promise.all(Array.from({ length: 40 }, () => context.post('/api/tables', WISH, '198.51.100.1')));
      expect(asked.filter(({ status }) => status === 201)).toHaveLength(10);
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(30);
      await newCode('198.51.100.2');
    });

    test('a client cannot claim its address through a proxy that is not trusted', async () => {
      context = await openServer({ TRUST_PROXY: 'none', TABLES_EACH: '2' });
      const asked = await Promise.all([1, 2, 3].map((host) => context.post('/api/tables', WISH, `198.51.100.${host}`)));
      expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
    });

    test('a proxy may write ports behind addresses, its own and those of others', async () => {
      context = await openServer({ TRUST_PROXY: 'loopback, 10.0.0.0/8', MISSES_PER_MINUTE: '2' });
      const guess = async (from: string) => (await context.get('/api/tables/WR0NGC0D', from)).status;
      const statuses: number[] = [];
      for (let port = 40_001; port <= 40_021; port++) statuses.push(await guess(`203.0.113.8:${port}, 10.0.0.5:${port}`));
      expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
      expect(await guess('203.0.113.8')).toBe(429);
      expect(await guess('203.0.113.9:40001, 10.0.0.5:443')).toBe(404);
    });

    test('a full server loads no stored table, and reveals to nobody whether there is one', async () => {
      const [asleep = ''] = await openWithStoredTables(1, { MAX_TABLES: '1' });
      const up = await newCode();
      for (const ask of [
        (code: string) => context.get(`/api/tables/${code}`),
        (code: string) => context.post(`/matchmake/joinById/${code}`, GUEST),
        (code: string) => context.post(`/matchmake/joinById/${code}-hands`, GUEST),
      ]) {
        const looked = await Promise.all([asleep, 'ABCDEFGH'].map(async (code) => answerText(await ask(code))));
        expect(looked[0]).toMatch(/^503 .*house-full/);
        expect(new Set(looked).size).toBe(1);
      }
      expect((await context.get(`/api/tables/${up}`)).status).toBe(200);
      expect((await context.post(`/matchmake/joinById/${up}`, GUEST)).status).toBe(200);
    });

    test('the number of tables is limited, and a spectator room is no table', async () => {
      context = await openServer({ MAX_TABLES: '2' });
      const id = spectatorRoomId({ code: await newCode(), kind: 'public' });
      expect((await context.post(`/matchmake/joinById/${id}`, GUEST)).status).toBe(200);
      await newCode();
      expect(await answerText(await context.post('/api/tables', WISH))).toMatch(/^503 .*house-full/);
    });

    test('wrong codes are counted over both routes and in parallel, and the right one is still found', async () => {
      context = await openServer({ MISSES_PER_MINUTE: '1' });
      const code = await newCode();
      const wrong = Array.from({ length: 60 }, (_, index) => `0000${String(index).padStart(4, '0')}`);
      const tries = await Promise.all(
        wrong.map((guess, index) =>
          index % 2 === 0 ? context.get(`/api/tables/${guess}`) : context.post(`/matchmake/joinById/${guess}`, {}),
        ),
      );
      expect(tries.filter(({ status }) => status === 404)).toHaveLength(10);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(50);
      expect((await context.get(`/api/tables/${code}`)).status).toBe(200);
      expect((await context.get(`/api/tables/${code}/invitation`)).status).toBe(200);
      expect((await context.post(`/matchmake/joinById/${code}`, GUEST)).status).toBe(200);
    });

    test('after too many wrong codes a link preview tells no code from another', async () => {
      const client = newDataDir();
      for (const name of ['index', 'table.mod-four']) writeFileSync(join(client, `${name}.html`), `the page ${name}`);
      context = await openServer({ MISSES_PER_MINUTE: '1' }, client);
      const code = await newCode();
      const previewOf = async (guess: string) => (await context.get(`/t/${guess}`)).text();
      const [before, unknown] = [await previewOf(code), await previewOf('00000000')];
      expect(before).not.toBe(unknown);
      await Promise.all(Array.from({ length: 12 }, (_, index) => previewOf(`0000000${index % 10}`)));
      expect(await previewOf(code)).toBe(unknown);
    });

    test('records cannot be read without limit', async () => {
      context = await openServer({ JOINS_PER_MINUTE: '1' });
      const answers: number[] = [];
      for (let times = 0; times < 12; times++) answers.push((await context.get('/api/records/unknown')).status);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    });

    test('a player cannot come back to their own seat without limit, and other people are not affected', async () => {
      context = await openServer({ JOINS_PER_MINUTE: '3' });
      const made = await context.post('/api/tables', { ...WISH, key: GUEST.key });
      const { code } = (await made.json()) as { code: string };
      const enter = async (key: string) => (await context.post(`/matchmake/joinById/${code}`, { ...GUEST, key })).status;
      const back: number[] = [];
      for (let times = 0; times < 5; times++) back.push(await enter(GUEST.key));
      expect(back).toEqual([200, 200, 200, 429, 429]);
      expect(await enter('x'.repeat(22))).toBe(200);
    });

    test('a stored table counts for the person who has it loaded', async () => {
      const [one = '', other = ''] = await openWithStoredTables(2, { TABLES_EACH: '1' });
      const enter = async (code: string, key: string) =>
        (await context.post(`/matchmake/joinById/${code}`, { ...GUEST, key })).status;
      const [ann, ben] = ['a'.repeat(22), 'b'.repeat(22)];
      expect([await enter(one, ann), await enter(other, ann), await enter('ABCDEFGH', ann)]).toEqual([200, 429, 429]);
      expect((await context.post('/api/tables', { ...WISH, key: ann })).status).toBe(429);
      expect([await enter(other, ben), await enter(other, ann), await enter(one, ann)]).toEqual([200, 200, 200]);
    });
  });

  test('pages require https if the public address is https', async () => {
    context = await openServer({ PUBLIC_ADDRESS: 'https://cards.example.org' });
    expect((await context.get('/')).headers.get('strict-transport-security')).toContain('max-age');
    expect(await (await context.get('/api/address')).json()).toEqual({ address: 'https://cards.example.org' });
  });
});
