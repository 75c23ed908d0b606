import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../kit/services/postgres.ts';
import { STARTING } from '../kit/services/programs.ts';
import { type Redis, startRedis } from '../kit/services/redis.ts';

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, STARTING);
  afterAll(() => postgres.close(), STARTING);

  async function ask(url: string, question: string): Promise<unknown> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(question)).rows;
    } finally {
      await client.end();
    }
  }

  test('gives out independent databases, and keeps them over a stop and a crash', async () => {
    const [one, other] = [await postgres.newDatabase(), await postgres.newDatabase()];
    await ask(one, 'CREATE TABLE cards (face TEXT); INSERT INTO cards VALUES (10)');
    await expect(ask(other, 'SELECT * FROM cards')).rejects.toThrow('does not exist');
    for (const end of [postgres.stop, postgres.kill]) {
      await end();
      await expect(ask(one, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
      await postgres.start();
      expect(await ask(one, 'SELECT * FROM cards')).toEqual([{ face: '10' }]);
    }
    const otherClient = new Client({ connectionString: one });
    otherClient.on('error', () => undefined);
    await otherClient.connect();
    const disconnected = new Promise((resolve) => otherClient.once('end', resolve));
    await postgres.dropDatabase(one);
    await disconnected;
    await expect(ask(one, 'SELECT 1')).rejects.toThrow('does not exist');
    expect(await ask(other, 'SELECT 1 AS card')).toEqual([{ card: 1 }]);
  });
});

describe('Redis', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis();
  }, STARTING);
  afterAll(() => redis.close(), STARTING);

  async function line(): Promise<Socket> {
    const socket = connect(Number(new URL(redis.address).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  async function answer(socket: Socket): Promise<string> {
    socket.write('PING\r\n');
    return String((await once(socket, 'data'))[0]);
  }

  test('comes back on its port after it was stopped and after it was killed', async () => {
    for (const end of [redis.stop, redis.kill]) {
      const socket = await line();
      expect(await answer(socket)).toBe('+PONG\r\n');
      const closed = once(socket, 'close');
      socket.on('error', () => undefined);
      await end();
      await closed;
      await expect(line()).rejects.toThrow('ECONNREFUSED');
      await redis.start();
    }
  });

  test('does not answer while it is paused, and answers afterwards', async () => {
    const socket = await line();
    redis.pause();
    const answered = answer(socket);
    expect(await Promise.race([answered, sleep(300, 'silence')])).toBe('silence');
    redis.resume();
    expect(await answered).toBe('+PONG\r\n');
    socket.destroy();
  });
});
