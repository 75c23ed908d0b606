import { inject } from 'vitest';
import { type Databases, databasesAt } from './postgres.ts';

/** The PostgreSQL that all test files of a run share. It starts when the first of them asks; nobody may stop it. */
export async function sharedPostgres(): Promise<Databases> {
  const answer = await fetch(inject('postgres'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return databasesAt(text);
}
