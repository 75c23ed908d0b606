import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import type { StoredResult } from '../src/storage/game-storage.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { type OpenServer, openServer } from './kit/server.ts';
import { newDataDir } from './kit/server-process.ts';

const ANN = 'the-secret-of-Ann-1234';
const BEN = 'the-secret-of-Ben-1234';

const OF_ANN = { match: 'm1', at: 1, game: 'mod-four', options: { target: 15 }, seats: 4, people: 2, place: 1, score: 15 };
const OF_BEN = { ...OF_ANN, place: 2, score: 7, left: true } as const;
const ALONE = { match: 'm2', at: 2, game: 'foursquare', options: {}, seats: 1, people: 1, won: false, score: 0 };

let context: OpenServer;
const openWithResults = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
  const dir = newDataDir();
  const storage = await openSqlite(dir);
  const lease = (await storage.claim('TABLE000'))!;
  const end = (match: string, results: readonly StoredResult[]) =>
    storage.append({
      lease,
      match,
      version: 0,
      steps: [{ step: { kind: 'move', seat: 0, action: { type: 'x' } }, intent: null }],
      results,
    });
  const [ann, ben] = [personIdOf(ANN), personIdOf(BEN)];
  await end('m1', [
    { personId: ann, played: OF_ANN, player: { seat: 2, name: 'Ann' } },
    { personId: ben, played: OF_BEN },
  ]);
  await end('m2', [{ personId: ann, played: ALONE }]);
  await storage.close();
  context = await openServer({ DATA_DIR: dir, ...env });
};
const close = (): Promise<void> => context.close();

const ask = (headers: Readonly<Record<string, string>> = {}, path = '/api/statistics', method = 'GET') =>
  fetch(`http://127.0.0.1:${context.port}${path}`, { method, headers });
const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
const statusAndBody = async (answer: Response) => [answer.status, await answer.json()];

describe('results', () => {
  beforeAll(() => openWithResults());
  afterAll(close);

  test('a person sees the results of their own games, by their secret', async () => {
    const answer = await ask(as(ANN));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await statusAndBody(answer)).toEqual([200, { games: [ALONE, OF_ANN] }]);
    expect(await statusAndBody(await ask(as(BEN)))).toEqual([200, { games: [OF_BEN] }]);
    expect(await statusAndBody(await ask(as('nobody-has-this-secret')))).toEqual([200, { games: [] }]);
  });

  describe('nobody sees the results of another person', () => {
    const malformed = [400, { error: 'malformed', message: expect.any(String) }];

    test.each<[string, () => Readonly<Record<string, string>>]>([
      ['without a secret', () => ({})],
      ['with one that is none', () => as('Ann')],
      ['with a secret anywhere but in the bearer', () => ({ cookie: `key=${ANN}`, key: ANN })],
      ['with another scheme', () => ({ authorization: `Basic ${ANN}` })],
      ['with two secrets', () => ({ authorization: `Bearer ${BEN}, Bearer ${ANN}` })],
    ])('%s', async (_, headers) => {
      expect(await statusAndBody(await ask(headers()))).toEqual(malformed);
    });

    test('by their person id, which is no secret', async () => {
      expect(await statusAndBody(await ask(as(personIdOf(ANN))))).toEqual([200, { games: [] }]);
    });

    test('with any addition to the address', async () => {
      for (const more of [`person=${personIdOf(ANN)}`, `key=${ANN}`, 'person[]=', 'all=1', '__proto__=1']) {
        expect(await statusAndBody(await ask(as(BEN), `/api/statistics?${more}`))).toEqual([200, { games: [OF_BEN] }]);
        expect(await statusAndBody(await ask({}, `/api/statistics?${more}`))).toEqual(malformed);
      }
      for (const path of [`/api/statistics/${personIdOf(ANN)}`, '/api/statistics/m1', '/api/results/m1']) {
        expect((await ask(as(BEN), path)).status).toBe(404);
      }
      expect((await ask(as(ANN), '/api/statistics', 'POST')).status).toBe(404);
    });

    test('or who they are: no person id is in an answer', async () => {
      const text = await (await ask(as(ANN))).text();
      for (const secret of [ANN, personIdOf(ANN), personIdOf(BEN)]) expect(text).not.toContain(secret);
    });
  });
});

test('a person who asks without end is refused, and others are not', async () => {
  await openWithResults({ JOINS_PER_MINUTE: '20' });
  const statuses = new Set<number>();
  for (let times = 0; times < 200 && !statuses.has(429); times++) statuses.add((await ask(as(ANN))).status);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await ask(as(BEN))).status).toBe(200);
  await close();
});
