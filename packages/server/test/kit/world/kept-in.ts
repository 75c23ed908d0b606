import { Client } from 'pg';
import { openPostgres } from '../../../src/storage/postgres/postgres-storage.ts';
import type { Kept } from './ledger.ts';

/** Returns every match in a database, which other processes may have open. */
export async function keptIn(url: string): Promise<readonly Kept[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ match: string }>('SELECT match FROM matches');
  await client.end();
  const storage = await openPostgres(url, { process: 'judge', alone: false, onUsurped: () => undefined });
  const kept: Kept[] = [];
  for (const { match } of rows) kept.push({ steps: await storage.steps(match), record: await storage.record(match) });
  await storage.close();
  return kept;
}
