import type { Client } from 'pg';

/** The first key of the advisory locks that this server takes. Other applications may use the same database. */
export const LOCKS = 1_213_544_548;

/** The second keys: `context` locks the whole database, `layout` its migration. The locks for process names use `LOCKS + 1`. */
export const LOCKED = { context: 1, layout: 2 } as const;

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

/** All migrations, the oldest first, as for SQLite, whose schema explains the columns. Never edit one that was released. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  // Generations start at the current time, so that none repeats in a database that was emptied, or restored from a backup.
  `
  CREATE TABLE server_age (swept BIGINT NOT NULL, age BIGINT NOT NULL);
  INSERT INTO server_age VALUES (0, 0);
  CREATE TABLE tables (code TEXT PRIMARY KEY, body TEXT NOT NULL, match TEXT, kept BIGINT NOT NULL, used BIGINT NOT NULL);
  CREATE INDEX tables_by_use ON tables (used);
  CREATE INDEX tables_by_match ON tables (match);
  CREATE TABLE people (person_id TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person_id, code));
  CREATE INDEX people_at_table ON people (code);
  CREATE TABLE seen_cards (
    code TEXT NOT NULL,
    person_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (code, person_id)
  );
  CREATE TABLE matches (match TEXT PRIMARY KEY, used BIGINT NOT NULL, position TEXT);
  CREATE INDEX matches_by_use ON matches (used);
  CREATE TABLE steps (
    match TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    intent TEXT,
    PRIMARY KEY (match, version)
  );
  CREATE TABLE records (match TEXT PRIMARY KEY, body TEXT NOT NULL, used BIGINT NOT NULL);
  CREATE INDEX records_by_use ON records (used);
  CREATE TABLE results (
    match TEXT NOT NULL,
    person_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, person_id)
  );
  CREATE INDEX results_by_person ON results (person_id, at);
  CREATE TABLE favourites (person_id TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person_id, match));
  CREATE INDEX favourites_by_match ON favourites (match);
  CREATE TABLE reports (
    number BIGINT GENERATED ALWAYS AS IDENTITY,
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    used BIGINT NOT NULL
  );
  CREATE INDEX reports_by_author ON reports ((body::json ->> 'by'));
  CREATE INDEX reports_by_subject ON reports ((body::json ->> 'of'));
  CREATE INDEX reports_by_use ON reports (used);
  CREATE INDEX reports_by_number ON reports (number);
  CREATE TABLE report_lines (key TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE blocked (person_id TEXT PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL);
  CREATE TABLE processes (name TEXT PRIMARY KEY, beat BIGINT NOT NULL);
  CREATE TABLE leases (code TEXT PRIMARY KEY, process TEXT, generation BIGINT NOT NULL);
  CREATE SEQUENCE generations;
  SELECT setval('generations', (extract(epoch FROM now()) * 1000)::bigint);
  `,
];
