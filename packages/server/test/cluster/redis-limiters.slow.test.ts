import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redisLimiters } from '../../src/cluster/redis-limiters.ts';
import { connectRedis } from '../../src/cluster/redis-transport.ts';
import { STARTING } from '../services/programs.ts';
import { type Redis, startRedis } from '../services/redis.ts';

let redis: Redis;
beforeAll(async () => {
  redis = await startRedis();
}, STARTING);
afterAll(() => redis.close());

const silent = pino({ level: 'silent' });

test('processes count together for one minute, and refused uses do not count', async () => {
  const lines = [await connectRedis(redis.url, silent), await connectRedis(redis.url, silent)] as const;
  const [one, other] = [redisLimiters(lines[0].redis)('make', 2), redisLimiters(lines[1].redis)('make', 2)];
  expect([await one.take('Ann'), await other.take('Ann'), await one.take('Ann')]).toEqual([true, true, false]);
  expect([await other.take('Ben'), await lines[0].redis.get('hundredfold:make:Ann')]).toEqual([true, '2']);
  const left = await lines[0].redis.pTTL('hundredfold:make:Ann');
  expect(left).toBeGreaterThan(50_000);
  expect(left).toBeLessThanOrEqual(60_000);
  await other.giveBack('Ann');
  expect([await one.take('Ann'), await other.take('Ann')]).toEqual([true, false]);
  for (const line of lines) await line.close();
});

test('a process counts for itself while Redis is away', async () => {
  const line = await connectRedis(redis.url, silent);
  const limiter = redisLimiters(line.redis)('look', 1);
  await redis.kill();
  expect([await limiter.take('Ann'), await limiter.take('Ann')]).toEqual([true, false]);
  await limiter.giveBack('Ann');
  expect(await limiter.take('Ann')).toBe(true);
  await redis.start();
  await line.close();
});
