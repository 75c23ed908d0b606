import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { playGame, STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { highestCard } from '@hundredfold/shared/testing/examples/highest-card/index.ts';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { countFailedAttempts, memoryLimiters, perMinute } from '../limits/request-limit.ts';
import type { ReviewThreads } from '../reviews/review-threads.ts';
import { openSqliteInMemory } from '../storage/sqlite/sqlite-storage.ts';
import { reviewsRouter } from './reviews.ts';

let server: Server;
afterEach(() => server.close());

test('a request whose connection closes before its review begins gets none, and ends no other of its sender', async () => {
  const storage = openSqliteInMemory();
  const { end, steps } = playGame(highestCard, defaultOptions({}), Array(3).fill(STRATEGIES.random), seeded(1));
  await storage.finish('match', recordOf(end, steps), 'public');
  const [asked, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let requests = 0;
  const record: typeof storage.record = async (match) => {
    if (requests++ === 0) {
      asked.resolve();
      await found.promise;
    }
    return storage.record(match);
  };
  const signals: AbortSignal[] = [];
  const reviews: ReviewThreads = {
    review: async (_, report, signal) => {
      signals.push(signal);
      report({ told: 'progress', share: 0, found: [] });
      return 'failed';
    },
    close: async () => undefined,
  };
  const limit = perMinute(memoryLimiters, 'review', 100);
  const closed = Promise.withResolvers<void>();
  const app = express();
  app.use((_request, response, next) => {
    response.on('close', closed.resolve);
    next();
  });
  app.use(reviewsRouter({ storage: { ...storage, record }, reviews, attempts: countFailedAttempts(limit), limit }));
  server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/match/review?seat=0`;

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
