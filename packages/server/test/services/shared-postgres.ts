import { inject } from 'vitest';
import { type Databases, databasesAt } from './postgres.ts';

/** Returns the PostgreSQL that all test files of a run share. It starts on the first request; no test may stop it. */
export async function sharedPostgres(): Promise<Databases> {
  const answer = await fetch(inject('postgres'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return databasesAt(text);
}
