import { chmodSync } from 'node:fs';
import { type Postgres, startPostgres } from '../test/kit/services/postgres.ts';
import { type Redis, startRedis } from '../test/kit/services/redis.ts';
import type { Order } from './sample.ts';

/** The services in which servers may store data besides their own folder. They are started once, on the same disk. */
export interface Services {
  readonly postgres: Postgres;
  readonly redis: Redis;
  close(): Promise<void>;
}

/** The services that the processes of one server share. */
export type Shares = 'nothing' | 'postgres' | 'postgres and redis';

/** The services that a server has for one session. */
export interface Lent {
  readonly env: Readonly<Record<'DATABASE_URL' | 'REDIS_URL', string>>;
  readonly pids: Order['services'];
  giveBack(): Promise<void>;
}

export async function startServices(folder: string): Promise<Services> {
  // PostgreSQL runs as a user who owns nothing here, and has to pass through the folder.
  chmodSync(folder, 0o711);
  const [postgres, redis] = await Promise.all([startPostgres(folder), startRedis(folder)]);
  return {
    postgres,
    redis,
    close: async () => void (await Promise.all([postgres.close(), redis.close()])),
  };
}

/**
 * The result for a server without services. It overrides the environment of the benchmark, so that no server stores data where it
 * should not.
 */
const NO_SERVICES: Lent = {
  env: { DATABASE_URL: '', REDIS_URL: '' },
  pids: { postgres: null, redis: null },
  giveBack: async () => undefined,
};

/** Lends a new database, and Redis if it is wanted. */
export async function lend(services: Services | null, shares: Shares): Promise<Lent> {
  if (shares === 'nothing') return NO_SERVICES;
  if (services === null) throw new Error('PostgreSQL and Redis are not started');
  const { postgres, redis } = services;
  const database = await postgres.newDatabase();
  const isWithRedis = shares === 'postgres and redis';
  return {
    env: { DATABASE_URL: database, REDIS_URL: isWithRedis ? redis.address : '' },
    pids: { postgres: postgres.pid, redis: isWithRedis ? redis.pid : null },
    giveBack: () => postgres.dropDatabase(database),
  };
}
