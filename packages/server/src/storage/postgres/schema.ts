import type { Client } from 'pg';
import type { Dialect } from '../sql/dialect.ts';
import { eveningsSchema } from '../sql/evenings-schema.ts';
import { firstSchema } from '../sql/first-schema.ts';
import { groupsSchema } from '../sql/groups-schema.ts';
import { pushSchema } from '../sql/push-schema.ts';

/** The first key of the advisory locks that this server takes. Other applications may use the same database. */
export const LOCKS = 1_213_544_548;

/**
 * The second keys: `context` locks the whole database, `layout` its migration, `backup` a backup of a server. The locks for
 * process names use `LOCKS + 1`.
 */
export const LOCKED = { context: 1, layout: 2, backup: 3 } as const;

/**
 * Migrates the database to the schema of this version; only one process does so at a time. Throws one sentence if a newer version
 * has written the database.
 */
export async function migrate(client: Client, migrations: readonly string[] = POSTGRES_MIGRATIONS): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCKS, LOCKED.layout]);
    await client.query('CREATE TABLE IF NOT EXISTS layout (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM layout');
    const seen = rows[0]?.version ?? 0;
    if (seen > migrations.length) throw new Error('written by a newer version of this server');
    for (const migration of migrations.slice(seen)) await client.query(migration);
    await client.query('DELETE FROM layout');
    await client.query('INSERT INTO layout VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

export const POSTGRES: Dialect = {
  text: 'TEXT COLLATE "C"',
  integer: 'BIGINT',
  byKey: '',
  reportNumber: 'number',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  size: 'pg_database_size(current_database())',
  field: (name, column = 'body') => `(${column}::json ->> '${name}')`,
  each: (json) => `json_array_elements_text((${json})::json) WITH ORDINALITY AS item (value, key)`,
  collect: (column) => `coalesce(json_agg(${column}), '[]')::text`,
  checkAppend: ({ lease, match, version }) => [
    'SELECT check_append($1, $2, $3, $4)',
    lease.code,
    lease.generation,
    match,
    version,
  ],
  bytes: (text) => `convert_to(${text}, 'UTF8')`,
};

/** The code of the error of `hold_lease`. */
export const LEASE_ENDED = 'HF001';

/** All migrations, the oldest first. Never edit one that was released. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  // Generations start at the current time, so that none repeats in a database that was emptied, or restored from a backup.
  `
  ${firstSchema(POSTGRES)}
  CREATE INDEX matches_by_use ON matches (used);
  ALTER TABLE reports ADD COLUMN number BIGINT GENERATED ALWAYS AS IDENTITY;
  CREATE INDEX reports_by_number ON reports (number);
  CREATE TABLE processes (name TEXT PRIMARY KEY, beat BIGINT NOT NULL);
  CREATE TABLE leases (code TEXT PRIMARY KEY, process TEXT, generation BIGINT NOT NULL);
  CREATE SEQUENCE generations;
  SELECT setval('generations', (extract(epoch FROM now()) * 1000)::bigint);
  -- Fails if a lease has ended, and else keeps it valid until the end of the transaction: a process that claims the table waits for that.
  CREATE FUNCTION hold_lease(TEXT, BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$ BEGIN
    PERFORM FROM leases WHERE code = $1 AND generation = $2 FOR SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'the lease has ended' USING ERRCODE = '${LEASE_ENDED}'; END IF;
  END $$;
  -- Fails if the lease has ended or the match has other steps than so many, and else lets nobody else write to it until the end of the transaction.
  CREATE FUNCTION check_append(TEXT, BIGINT, TEXT, INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$ DECLARE count INTEGER; BEGIN
    PERFORM hold_lease($1, $2), pg_advisory_xact_lock(hashtextextended($3, 0));
    SELECT coalesce(max(version) + 1, 0) INTO count FROM steps WHERE match = $3;
    IF count <> $4 THEN RAISE EXCEPTION 'match % has % steps, not %', $3, count, $4; END IF;
    RETURN count;
  END $$;
  `,
  groupsSchema(POSTGRES) + eveningsSchema(POSTGRES) + pushSchema(POSTGRES),
];
