import pino from 'pino';
import { beforeAll, expect, test, vi } from 'vitest';
import { redisLimiters } from '../../src/cluster/redis-limiters.ts';
import { connectRedis, type RedisClient } from '../../src/cluster/redis-transport.ts';
import { type CutLine, lineTo } from '../kit/cut-line.ts';
import { STARTING } from '../kit/services/programs.ts';
import { newRedisDatabase } from '../kit/services/shared-services.ts';

let redis: string;
beforeAll(async () => {
  redis = await newRedisDatabase();
}, STARTING);

async function ownLine(): Promise<{ readonly line: CutLine; readonly url: string }> {
  const url = new URL(redis);
  const line = await lineTo(Number(url.port));
  url.port = String(line.port);
  return { line, url: String(url) };
}

const silent = pino({ level: 'silent' });

test('processes count together for one minute, and refused uses do not count', async () => {
  const lines = [await connectRedis(redis, silent), await connectRedis(redis, silent)] as const;
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
  const { line, url } = await ownLine();
  const transport = await connectRedis(url, silent);
  const limiter = redisLimiters(transport.redis)('look', 1);
  await line.close();
  expect([await limiter.take('Ann'), await limiter.take('Ann')]).toEqual([true, false]);
  await limiter.giveBack('Ann');
  expect(await limiter.take('Ann')).toBe(true);
  await transport.close();
});

test('a process counts for itself while Redis does not answer', async () => {
  const line = await connectRedis(redis, silent);
  const { multi } = line.redis;
  const hangs = vi
    .spyOn(line.redis, 'multi')
    .mockImplementation(() => Object.assign(multi.call(line.redis), { exec: () => new Promise<never>(() => undefined) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
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
  const [one, other] = await Promise.all([connectRedis(redis, silent), connectRedis(await newRedisDatabase(), silent)]);
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
  const { line, url } = await ownLine();
  try {
    const transport = await connectRedis(url, silent);
    line.cut();
    const asked = expect(transport.redis.get('anything')).rejects.toThrow();
    await transport.close();
    await asked;
  } finally {
    await line.close();
  }
});
