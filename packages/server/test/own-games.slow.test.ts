// Threats (docs/security.md): D13, G5e, G5f, H12.
import { OWN_GAMES_PER_PAGE } from '@hundredfold/shared/protocol/own-games.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { type OpenServer, openServer } from './kit/server.ts';
import { newDataDir } from './kit/server-process.ts';
import { SHORT_RECORD } from './record-in.ts';

const ANN = 'the-secret-of-Ann-1234';
const BEN = 'the-secret-of-Ben-1234';
const EVE = 'the-secret-of-Eve-1234';
const NAMES: Readonly<Record<string, string>> = { [ANN]: 'Ann', [BEN]: 'Ben' };

/** The matches of Ann and Ben, the latest first, with who could watch. */
const MATCHES = { closed: 'none', open: 'public', shown: 'dealt', old: 'late' } as const;

const RECORD = { ...SHORT_RECORD, game: 'mod-four', seats: 2, names: [null, null], outcome: { scores: [7, 3] } };

function resultOf(match: string, at: number, seat: number) {
  return { match, at, game: 'mod-four', options: {}, seats: 2, people: 2, place: seat + 1, score: 7 - 4 * seat };
}

async function end(storage: GameStorage, match: string, at: number, secrets = [ANN, BEN]): Promise<void> {
  const lease = (await storage.claim('TABLE000'))!;
  const results = secrets.map((secret, seat) => ({
    personId: personIdOf(secret),
    played: resultOf(match, at, seat),
    player: { seat, name: NAMES[secret]! },
  }));
  const step = { kind: 'move', seat: 0, action: { type: 'x' } } as const;
  await storage.append({ lease, match, version: 0, steps: [{ step, intent: null }], results });
}

type Environment = Readonly<Record<string, string>>;

async function serverWith(fill: (storage: GameStorage) => Promise<void>, env: Environment = {}): Promise<OpenServer> {
  const dir = newDataDir();
  const storage = await openSqlite(dir);
  await fill(storage);
  await storage.close();
  return openServer({ DATA_DIR: dir, ...env });
}

let context: OpenServer;
const openWithGames = async (env?: Environment): Promise<void> => {
  context = await serverWith(async (storage) => {
    for (const [index, [match, access]] of Object.entries(MATCHES).entries()) {
      await end(storage, match, 100 - index);
      await storage.finish(match, RECORD, access);
    }
    await end(storage, 'gone', 1);
  }, env);
};
const close = (): Promise<void> => context.close();

/** Gives a group of tests one server. Tests that change what is stored come after those that read it. */
function opensServer(env?: Environment): void {
  beforeAll(() => openWithGames(env));
  afterAll(close);
}

const statusAndBody = async (answer: Response) => [answer.status, await answer.json()] as const;
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;
const list = async (key: string, query: object = {}) =>
  (await (await context.post('/api/my-games', { key, ...query })).json()) as { games: { match: string }[]; hasMore: boolean };
const matchesOf = async (key: string, query: object = {}) => (await list(key, query)).games.map(({ match }) => match);

describe('the record of a finished game', () => {
  opensServer({ MISSES_PER_MINUTE: '10' });
  const whole = { ...RECORD, names: [{ name: 'Ann' }, { name: 'Ben' }] };

  test('that everyone could watch is for everyone, with or without a secret', async () => {
    for (const match of ['open', 'shown', 'old']) {
      expect(await statusAndBody(await context.get(`/api/records/${match}`))).toEqual([200, whole]);
      expect(await statusAndBody(await context.post(`/api/records/${match}`, { key: EVE }))).toEqual([200, whole]);
    }
  });

  test.each<[string, RequestInit]>([
    ['as a bearer token', { headers: { authorization: `Bearer ${ANN}` } }],
    ['as a cookie', { headers: { cookie: `key=${ANN}` } }],
  ])('is not given to a player who shows the secret %s of a GET', async (_, init) => {
    const answer = await fetch(`${context.address}/api/records/closed?key=${ANN}`, init);
    expect([answer.status, await errorOf(answer)]).toEqual([403, 'not-allowed']);
  });

  test('that does not exist is missing for everyone, and guesses are counted', async () => {
    expect(await errorOf(await context.get('/api/records/none'))).toBe('no-record');
    expect(await errorOf(await context.post('/api/records/gone', { key: ANN }))).toBe('no-record');
    const errors = new Set<string>();
    for (let times = 0; times < 20; times++)
      errors.add(await errorOf(await context.post(`/api/records/no-${times}`, { key: EVE })));
    expect(errors).toEqual(new Set(['no-record', 'too-many']));
    expect((await context.post('/api/records/closed', { key: ANN })).status).toBe(200);
  });

  test('that nobody could watch is for its players alone, until they are forgotten', async () => {
    const refused = [403, { error: 'not-allowed', message: 'Only its players may open this game.' }];
    expect(await statusAndBody(await context.get('/api/records/closed'))).toEqual(refused);
    for (const key of [ANN, BEN])
      expect(await statusAndBody(await context.post('/api/records/closed', { key }))).toEqual([200, whole]);
    expect(await statusAndBody(await context.post('/api/records/closed', { key: EVE }))).toEqual(refused);
    await context.post('/api/my-games/forget', { key: ANN, match: 'closed' });
    expect(await statusAndBody(await context.post('/api/records/closed', { key: ANN }))).toEqual(refused);
    const [, forBen] = await statusAndBody(await context.post('/api/records/closed', { key: BEN }));
    expect(forBen).toEqual({ ...RECORD, names: [null, { name: 'Ben' }] });
    await context.post('/api/forget', { key: BEN });
    expect(await statusAndBody(await context.post('/api/records/closed', { key: BEN }))).toEqual(refused);
  });
});

describe('the list of a person’s games', () => {
  opensServer();

  test('has the results, the names of the others, and what became of the records, the latest first', async () => {
    const { games, hasMore } = await list(BEN);
    expect(hasMore).toBe(false);
    expect(games.map(({ match }) => match)).toEqual([...Object.keys(MATCHES), 'gone']);
    expect(games[0]).toEqual({
      match: 'closed',
      at: 100,
      game: 'mod-four',
      options: {},
      seats: 2,
      people: 2,
      place: 2,
      score: 3,
      others: ['Ann'],
      isFavourite: false,
      hasRecord: true,
    });
    expect(games.at(-1)).toMatchObject({ match: 'gone', hasRecord: false });
    expect(await list(EVE)).toEqual({ games: [], hasMore: false });
    expect(await matchesOf(ANN, { game: 'foursquare' })).toEqual([]);
  });

  test('names no person who was forgotten', async () => {
    await context.post('/api/forget', { key: ANN });
    expect(await matchesOf(ANN)).toEqual([]);
    expect((await list(BEN)).games[0]).toMatchObject({ match: 'closed', people: 2, others: [] });
  });
});

describe('the results of a person', () => {
  opensServer({ JOINS_PER_MINUTE: '100' });
  const ask = (headers: Readonly<Record<string, string>>, path = '/api/statistics') => fetch(context.address + path, { headers });
  const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
  const resultsOf = async (headers: Readonly<Record<string, string>>, path?: string) => {
    const { games } = (await (await ask(headers, path)).json()) as { games: readonly { readonly match: string }[] };
    return games.map(({ match }) => match);
  };

  test('are theirs alone, by their secret, and have neither names nor person ids', async () => {
    const answer = await ask(as(ANN));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(JSON.parse(text).games[0]).toEqual(resultOf('closed', 100, 0));
    for (const secret of [ANN, 'Ann', 'Ben', personIdOf(ANN), personIdOf(BEN)]) expect(text).not.toContain(secret);
    expect(await resultsOf(as(BEN))).toEqual([...Object.keys(MATCHES), 'gone']);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['without a secret', {}],
    ['with a secret anywhere but in the bearer', { cookie: `key=${ANN}`, key: ANN }],
    ['with another scheme', { authorization: `Basic ${ANN}` }],
    ['with two secrets', { authorization: `Bearer ${BEN}, Bearer ${ANN}` }],
  ])('are for nobody %s', async (_, headers) => {
    for (const more of ['', `?person=${personIdOf(ANN)}`, `?key=${ANN}`]) {
      const answer = await ask(headers, `/api/statistics${more}`);
      expect([answer.status, await errorOf(answer)]).toEqual([400, 'malformed']);
    }
  });

  test('are not those of a person id, which is no secret, nor of what is added to the address', async () => {
    expect(await resultsOf(as(personIdOf(ANN)))).toEqual([]);
    for (const more of [`person=${personIdOf(ANN)}`, `key=${ANN}`, 'person[]=', 'all=1', '__proto__=1'])
      expect(await resultsOf(as(EVE), `/api/statistics?${more}`)).toEqual([]);
    expect((await ask(as(BEN), `/api/statistics/${personIdOf(ANN)}`)).status).toBe(404);
  });

  test('are refused to someone who asks without end, and not to others', async () => {
    const statuses = new Set<number>();
    for (let times = 0; times < 200 && !statuses.has(429); times++) statuses.add((await ask(as(ANN))).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await ask(as(BEN))).status).toBe(200);
  });
});

describe('the export', () => {
  opensServer();
  interface Exported {
    readonly games: { readonly match: string }[];
    readonly next: { readonly at: number; readonly match: string } | null;
  }
  const exported = async (key: string, query: object = {}) =>
    (await (await context.post('/api/my-games/export', { key, ...query })).json()) as Exported;

  test('has all records of the person, each with its match, its end and the own seat', async () => {
    const { games, next } = await exported(BEN);
    expect(next).toBeNull();
    expect(games.map(({ match }) => match)).toEqual(Object.keys(MATCHES));
    expect(games[0]).toEqual({ ...RECORD, names: [{ name: 'Ann' }, { name: 'Ben' }], match: 'closed', at: 100, seat: 1 });
    expect(await exported(EVE)).toEqual({ games: [], next: null });
  });

  test('is refused to someone who asks without end, and not to others', async () => {
    const statuses = new Set<number>();
    for (let times = 0; times < 100 && !statuses.has(429); times++)
      statuses.add((await context.post('/api/my-games/export', { key: ANN })).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await context.post('/api/my-games/export', { key: BEN })).status).toBe(200);
    expect((await context.post('/api/my-games', { key: ANN })).status).toBe(200);
  });

  test('comes in parts, each of at most so many games and about a megabyte', async () => {
    await context.close();
    const large = { ...RECORD, hashes: '0'.repeat(400_000) };
    context = await serverWith(async (storage) => {
      for (let at = 0; at < 5; at++) {
        await end(storage, `large${at}`, 1000 + at);
        await storage.finish(`large${at}`, large, 'public');
      }
      for (let at = 0; at < OWN_GAMES_PER_PAGE; at++) {
        await end(storage, `m${at}`, at);
        await storage.finish(`m${at}`, RECORD, 'public');
      }
    });
    const sizes: number[] = [];
    const matches: string[] = [];
    for (let after: Exported['next'] = null; ; ) {
      const { games, next } = await exported(ANN, after === null ? {} : { after });
      sizes.push(games.length);
      matches.push(...games.map(({ match }) => match));
      if (next === null) break;
      after = next;
    }
    expect(sizes).toEqual([3, OWN_GAMES_PER_PAGE, 2]);
    expect(new Set(matches).size).toBe(5 + OWN_GAMES_PER_PAGE);
  });
});

describe('nobody learns of the games of another person', () => {
  opensServer();
  const paths = ['', '/export', '/favourite', '/forget'].map((path) => `/api/my-games${path}`).concat('/api/records/closed');
  const bodies: Readonly<Record<string, object>> = {
    '/api/my-games/favourite': { match: 'closed', isFavourite: true },
    '/api/my-games/forget': { match: 'closed' },
  };

  test.each(paths)('by a malformed request to %s', async (path) => {
    const body = bodies[path] ?? {};
    const person = { ...body, key: ANN, person: personIdOf(BEN) };
    const wrong = [body, { ...body, key: 'Ann' }, { ...body, key: [ANN] }, person, 'no JSON', '[]', 'null'];
    for (const each of wrong) {
      const answer = await context.post(path, each);
      expect([answer.status, await errorOf(answer)], JSON.stringify(each)).toEqual([400, 'malformed']);
    }
    const large = await context.post(path, { ...body, key: ANN, more: 'x'.repeat(2000) });
    expect([large.status, await errorOf(large)]).toEqual([413, 'too-large']);
  });

  test('by a person id, which is no secret, in place of one', async () => {
    for (const path of paths) {
      const answer = await context.post(path, { ...bodies[path], key: personIdOf(ANN) });
      expect([400, 403, 404, 200, 204], path).toContain(answer.status);
      expect(await answer.text()).not.toContain('Ben');
    }
    expect(await matchesOf(ANN)).toContain('closed');
  });

  test('or who the others are: no secret and no person id is in an answer', async () => {
    for (const key of [ANN, BEN, EVE]) {
      for (const path of paths.filter((each) => !each.endsWith('forget'))) {
        const text = await (await context.post(path, { ...bodies[path], key })).text();
        for (const secret of [ANN, BEN, EVE]) {
          expect(text).not.toContain(secret);
          expect(text).not.toContain(personIdOf(secret));
        }
        expect(text).not.toMatch(/"(?:access|person|personId)"/);
      }
    }
  });
});
