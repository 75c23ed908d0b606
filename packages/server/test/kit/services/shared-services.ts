import { inject } from 'vitest';
import { type Databases, databasesAt } from './postgres.ts';

/** Returns the PostgreSQL that all test files of a run share. It starts on the first request; no test may stop it. */
export async function sharedPostgres(): Promise<Databases> {
  return databasesAt(await addressOf('postgres'));
}

/**
 * Returns the address of a new database in the Redis that all test files of a run share. It starts on the first request; no test may
 * stop it.
 */
export function newRedisDatabase(): Promise<string> {
  return addressOf('redis');
}

async function addressOf(service: string): Promise<string> {
  const answer = await fetch(`${inject('services')}/${service}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
