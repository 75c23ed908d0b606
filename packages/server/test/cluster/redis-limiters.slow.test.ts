import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { redisLimiters } from '../../src/cluster/redis-limiters.ts';
import { connectRedis, type RedisClient } from '../../src/cluster/redis-transport.ts';
import { STARTING } from '../services/programs.ts';
import { type Redis, startRedis } from '../services/redis.ts';
import { lineTo } from './cut.ts';

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

test('a process counts for itself while Redis does not answer', async () => {
  const line = await connectRedis(redis.url, silent);
  const { multi } = line.redis;
  const hangs = vi
    .spyOn(line.redis, 'multi')
    .mockImplementation(() => Object.assign(multi.call(line.redis), { exec: () => new Promise<never>(() => undefined) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const limiter = redisLimiters(line.redis as RedisClient)('look', 1);
    const taken = Promise.all([limiter.take('Ann'), limiter.take('Ann')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await taken).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
    hangs.mockRestore();
    await line.close();
  }
});

test('two card rooms with databases of their own do not hear each other', async () => {
  const [one, other] = await Promise.all(['0', '1'].map((number) => connectRedis(`${redis.url}/${number}`, silent)));
  if (!one || !other) throw new Error('a line is missing');
  const heard: string[] = [];
  await one.listen(
    'p1',
    (text) => void heard.push(text),
    () => undefined,
  );
  for (const [line, room] of [
    [other, 'the other room'],
    [one, 'this room'],
  ] as const) {
    line.publish(`${room}, all`, null);
    line.publish(`${room}, p1`, 'p1');
  }
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual(['this room, all', 'this room, p1']);
  await Promise.all([one.close(), other.close()]);
});

test('a connection is closed although Redis does not answer', async () => {
  const line = await lineTo(Number(new URL(redis.url).port));
  try {
    const transport = await connectRedis(`redis://127.0.0.1:${line.port}`, silent);
    line.cut();
    const asked = expect(transport.redis.get('anything')).rejects.toThrow();
    await transport.close();
    await asked;
  } finally {
    await line.close();
  }
});
