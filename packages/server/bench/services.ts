import { chmodSync } from 'node:fs';
import { type Postgres, startPostgres } from '../test/services/postgres.ts';
import { type Redis, startRedis } from '../test/services/redis.ts';
import type { Order } from './sample.ts';

/** What servers may keep things in besides a folder of their own; started once, on the same disk. */
export interface Services {
  readonly postgres: Postgres;
  readonly redis: Redis;
  close(): Promise<void>;
}

/** What the processes of one server keep things in together. */
export type Shares = 'nothing' | 'postgres' | 'postgres and redis';

/** What they have of it for a session. */
export interface Lent {
  readonly env: Readonly<Record<'DATABASE_URL' | 'REDIS_URL', string>>;
  readonly pids: Order['services'];
  giveBack(): Promise<void>;
}

export async function startServices(folder: string): Promise<Services> {
  // PostgreSQL runs as somebody to whom nothing here belongs, and has to pass.
  chmodSync(folder, 0o711);
  const [postgres, redis] = await Promise.all([startPostgres(folder), startRedis(folder)]);
  return {
    postgres,
    redis,
    close: async () => void (await Promise.all([postgres.close(), redis.close()])),
  };
}

/** Whatever the environment of the benchmark says: no server keeps anything where it was not asked to. */
const NOTHING: Lent = {
  env: { DATABASE_URL: '', REDIS_URL: '' },
  pids: { postgres: null, redis: null },
  giveBack: async () => undefined,
};

/** A fresh database, and Redis where that is wanted. */
export async function lend(services: Services | null, shares: Shares): Promise<Lent> {
  if (shares === 'nothing') return NOTHING;
  if (services === null) throw new Error('nobody has started PostgreSQL and Redis');
  const { postgres, redis } = services;
  const database = await postgres.newDatabase();
  const isWithRedis = shares === 'postgres and redis';
  return {
    env: { DATABASE_URL: database, REDIS_URL: isWithRedis ? redis.url : '' },
    pids: { postgres: postgres.pid, redis: isWithRedis ? redis.pid : null },
    giveBack: () => postgres.dropDatabase(database),
  };
}
