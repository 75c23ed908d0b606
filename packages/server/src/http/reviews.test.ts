import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { playGame, STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { plain } from '../../test/slow-bots/games.ts';
import { countFailedAttempts, memoryLimiters, perMinute } from '../limits/request-limit.ts';
import type { ReviewThreads } from '../reviews/review-threads.ts';
import { openSqliteInMemory } from '../storage/sqlite/sqlite-storage.ts';
import { reviewsRouter } from './reviews.ts';

let server: Server;
afterEach(() => server.close());

type Storage = ReturnType<typeof openSqliteInMemory>;

async function storageWithGame(): Promise<Storage> {
  const storage = openSqliteInMemory();
  const { end, steps } = playGame(plain, defaultOptions({}), Array(3).fill(STRATEGIES.random), seeded(1));
  await storage.finish('match', recordOf(end, steps), 'public');
  return storage;
}

/** Serves reviews that never end, or fail at once. Returns the address of one, and the signals of those that were begun. */
async function serve(
  storage: Pick<Storage, 'recordText' | 'resultsAt'>,
  ends: 'never' | 'failed',
  onClose: () => void = () => undefined,
) {
  const signals: AbortSignal[] = [];
  const reviews: ReviewThreads = {
    review: async (_, report, signal) => {
      signals.push(signal);
      report({ told: 'progress', share: 0, found: [] });
      if (ends === 'never') await once(signal, 'abort');
      return 'failed';
    },
    close: async () => undefined,
  };
  const limit = perMinute(memoryLimiters, 'review', 100);
  const app = express();
  app.set('trust proxy', true);
  app.use((_request, response, next) => {
    response.on('close', onClose);
    next();
  });
  app.use(reviewsRouter({ storage, reviews, attempts: countFailedAttempts(limit), limit }));
  server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/match/review?seat=0`, signals };
}

test('a request whose connection closes before its review begins gets none, and ends no other of its sender', async () => {
  const storage = await storageWithGame();
  const [asked, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let requests = 0;
  const recordText: typeof storage.recordText = async (match) => {
    if (requests++ === 0) {
      asked.resolve();
      await found.promise;
    }
    return storage.recordText(match);
  };
  const closed = Promise.withResolvers<void>();
  const { address, signals } = await serve({ ...storage, recordText }, 'failed', closed.resolve);

  const leaving = new AbortController();
  const first = fetch(address, { signal: leaving.signal }).catch(() => 'left');
  await asked.promise;
  leaving.abort();
  expect(await first).toBe('left');
  await closed.promise;
  found.resolve();
  expect((await fetch(address)).status).toBe(200);
  expect(signals).toHaveLength(1);
});

test('an address has a share of the reviews, however many people are behind it, and a HEAD request none', async () => {
  const { address, signals } = await serve(await storageWithGame(), 'never');
  const ask = (person: number, from: string, method = 'GET') => {
    const headers = { authorization: `Bearer the-secret-of-person-${person}`, 'x-forwarded-for': from };
    return fetch(address, { method, headers });
  };
  expect((await ask(9, '192.0.2.1', 'HEAD')).status).toBe(200);
  expect(signals).toEqual([]);
  const answers: Response[] = [];
  for (const person of [1, 2, 3, 4, 5]) answers.push(await ask(person, '192.0.2.1'));
  answers.push(await ask(1, '192.0.2.1')); // In place of the one before.
  answers.push(await ask(6, '192.0.2.2'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503, 200, 200]);
  expect(signals).toHaveLength(5);
  server.closeAllConnections();
});
