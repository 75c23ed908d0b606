import { playGame, STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { StoredRecord } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { runToEnd } from '@hundredfold/shared/core/run-to-end.ts';
import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import { reviewGame } from '@hundredfold/shared/review/review.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personIdOf } from '../src/colyseus/auth.ts';
import { REVIEWS_PER_MINUTE } from '../src/http/reviews.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { type OpenServer, openServer } from './kit/server.ts';
import { newDataDir } from './kit/server-process.ts';

const ANN = 'the-secret-of-Ann-1234';
const EVE = 'the-secret-of-Eve-1234';

function played(game: typeof hundredRummy | typeof oneHundredOne, options: object, seed: number): StoredRecord {
  const { end, steps } = playGame(game as never, options as never, [STRATEGIES.random, STRATEGIES.bot], seeded(seed));
  return recordOf(end, steps);
}

/** A game whose review takes a quarter of a second of processor time, and finds something. */
const SHORT = played(hundredRummy, { target: 100 }, 7);
/** A game whose review takes some seconds. */
const LONG = played(oneHundredOne, {}, 8);

let server: OpenServer;
beforeAll(async () => {
  const dir = newDataDir();
  const storage = await openSqlite(dir);
  const game = { at: 1, game: 'hundred-rummy', options: {}, seats: 2, people: 1, place: 1, score: 1 };
  const result = { person: personIdOf(ANN), played: { ...game, match: 'closed' }, player: { seat: 0, name: 'Ann' } };
  const lease = await storage.claim('TABLE000');
  if (lease === null) throw new Error('the table is taken');
  const step = { kind: 'move', seat: 0, action: { type: 'x' } } as const;
  await storage.append({ lease, match: 'closed', version: 0, steps: [{ step, intent: null }], results: [result] });
  await storage.append({ lease, match: 'running', version: 0, steps: [{ step, intent: null }], results: [] });
  await storage.finish('closed', SHORT, 'none');
  await storage.finish('open', SHORT, 'public');
  for (const id of ['long', 'longer']) await storage.finish(id, LONG, 'public');
  await storage.close();
  server = await openServer({ DATA_DIR: dir });
});
afterAll(() => server.close());

interface Asking {
  readonly secret?: string;
  readonly from?: string;
  readonly signal?: AbortSignal;
}

function review(path: string, { secret, from = '192.0.2.1', signal }: Asking = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': from, ...(secret && { authorization: `Bearer ${secret}` }) };
  return fetch(`http://127.0.0.1:${server.port}/api/records/${path}`, { headers, ...(signal && { signal }) });
}

const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];
const linesOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a review from the server is that of any other place, and is kept', async () => {
  const answer = await review('open/review?seat=0');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  const lines = await linesOf(answer);
  const here = runToEnd(reviewGame(hundredRummy, SHORT as never, 0));
  expect(lines.at(-1)).toEqual({ told: 'review', review: JSON.parse(JSON.stringify(here)) });
  expect(lines[0]).toMatchObject({ told: 'progress', share: expect.any(Number), found: [] });
  expect(await linesOf(await review('open/review?seat=0'))).toEqual([lines.at(-1)]);
  expect((await linesOf(await review('open/review?seat=1'))).at(-1)).not.toEqual(lines.at(-1));
});

test('people who may not open a record get no review of it, not even one that is kept', async () => {
  expect((await linesOf(await review('closed/review?seat=0', { secret: ANN }))).at(-1)).toMatchObject({ told: 'review' });
  for (const secret of [EVE, undefined]) {
    expect(await errorOf(await review('closed/review?seat=0', { ...(secret && { secret }) }))).toEqual([403, 'not-allowed']);
  }
  expect(await errorOf(await review('running/review?seat=0'))).toEqual([404, 'no-record']);
  expect(await errorOf(await review('nothing/review?seat=0'))).toEqual([404, 'no-record']);
});

test.each(['', '?seat=', '?seat=2', '?seat=-1', '?seat=0.5', '?seat=0&seat=1', '?seat=all'])(
  'a seat that the game does not have is malformed: %s',
  async (query) => {
    expect(await errorOf(await review(`open/review${query}`))).toEqual([400, 'malformed']);
  },
);

test('a person has one review at a time: the next one ends it, and so does closing the connection', async () => {
  const [first, asking] = [await review('long/review?seat=0', { secret: ANN }), new AbortController()];
  const second = await review('long/review?seat=1', { secret: ANN, signal: asking.signal });
  expect((await linesOf(first)).at(-1)).toMatchObject({ told: 'progress' });
  asking.abort();
  await expect(second.text()).rejects.toThrow();
  const other = new AbortController();
  const third = await review('longer/review?seat=0', { secret: EVE, signal: other.signal });
  expect(third.status).toBe(200); // The place was free again.
  other.abort();
});

test('when all threads are taken and nobody is ready in time, the server says that it is busy', async () => {
  const closing = new AbortController();
  const asked = Array.from({ length: 40 }, (_, index) =>
    review('long/review?seat=0', { secret: `the-secret-number-${index}-of-many`, signal: closing.signal }).then(
      async (answer) => (answer.status === 503 ? (await errorOf(answer))[1] : answer.status),
      () => 'closed',
    ),
  );
  const first = await Promise.race(asked.map(async (each) => ((await each) === 200 ? new Promise(() => {}) : each)));
  expect(first).toBe('busy');
  closing.abort();
  await Promise.all(asked);
});

test('nobody asks for reviews without end', async () => {
  const from = '192.0.2.77';
  const answers: number[] = [];
  for (let asked = 0; asked <= REVIEWS_PER_MINUTE; asked++) {
    answers.push((await review('open/review?seat=0', { secret: EVE.replace('Eve', 'Flo'), from })).status);
  }
  expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
});
