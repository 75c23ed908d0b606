import { type GameStorage, MAX_LATEST_TABLES } from '../game-storage.ts';
import { type Lease, LeaseEnded } from '../lease.ts';
import {
  readPlayed,
  readPosition,
  readRecord,
  readRecordText,
  readReport,
  readResult,
  readStep,
  readTable,
  type StepRow,
  toRecordBody,
  toReportRow,
  toTableRow,
} from '../rows.ts';
import type { Blocked, Report } from '../stored-report.ts';
import type { StoredSight } from '../stored-table.ts';
import { appender } from './appends.ts';
import { describeDatabaseError, openPool, type Query } from './connection.ts';
import { AGE, deleteExpired, dropReports } from './delete-expired.ts';
import { HELD, leasesOf } from './leases.ts';
import { ownGamesOn } from './own-games.ts';
import { claimWriterIdentity, type WriterSettings } from './writer-identity.ts';

/** The largest number of requests that wait for the database. Further requests are rejected at once. */
const MAX_WAITING_REQUESTS = 20_000;

/** Opens the storage in a PostgreSQL database. Several processes share it, unless one of them is configured to run alone. */
export async function openPostgres(url: string, writer: WriterSettings): Promise<GameStorage> {
  try {
    const identity = await claimWriterIdentity(url, writer);
    const pool = openPool(url);
    const gate = openRequestGate();
    const append = appender(pool.ask);
    return {
      ...storageOn((...question) => gate.enter(() => pool.ask(...question)), writer.process),
      append: (request) => gate.enter(() => append(request)),
      async close() {
        await gate.close();
        await identity.close();
        await pool.close();
      },
    };
  } catch (error) {
    throw new Error(describeDatabaseError(url, error), { cause: error });
  }
}

// Changes that belong together are one statement and therefore one transaction, so no process can stop in the middle of them.

const SAVE_TABLE = `
  WITH held AS MATERIALIZED (${HELD}), saved AS (
    INSERT INTO tables (code, body, match, kept, used) SELECT code, $3, $4, $5, ${AGE} FROM held
    ON CONFLICT (code) DO UPDATE SET body = excluded.body, match = excluded.match, kept = excluded.kept, used = excluded.used
  ), gone AS (
    DELETE FROM people WHERE code IN (SELECT code FROM held) AND person_id <> ALL ($6::text[])
  ), come AS (
    INSERT INTO people (person_id, code) SELECT person_id, code FROM unnest($6::text[]) AS person_id, held ON CONFLICT DO NOTHING
  ), taken_over AS (
    DELETE FROM seen_cards WHERE code IN (SELECT code FROM held)
  )
  SELECT code FROM held`;

const ADD_SIGHTS = `
  WITH held AS MATERIALIZED (${HELD}), come AS (
    INSERT INTO people (person_id, code) SELECT person_id, code FROM unnest($3::text[]) AS person_id, held ON CONFLICT DO NOTHING
  ), added AS (
    INSERT INTO seen_cards (code, person_id, round, deal)
    SELECT code, person_id, round, deal FROM unnest($3::text[], $4::integer[], $5::integer[]) AS sight (person_id, round, deal), held
    ON CONFLICT (code, person_id) DO UPDATE SET round = excluded.round, deal = excluded.deal
  )
  SELECT code FROM held`;

const SIGHTS_AT = 'SELECT person_id AS "personId", round, deal FROM seen_cards WHERE code = $1 ORDER BY person_id';

const DROP_TABLE = `
  WITH held AS MATERIALIZED (${HELD}), dropped AS (
    DELETE FROM tables WHERE code IN (SELECT code FROM held) RETURNING match
  ), steps_gone AS (
    DELETE FROM steps WHERE match IN (SELECT match FROM dropped)
  ), match_gone AS (
    DELETE FROM matches WHERE match IN (SELECT match FROM dropped)
  ), people_gone AS (
    DELETE FROM people WHERE code IN (SELECT code FROM held)
  ), sights_gone AS (
    DELETE FROM seen_cards WHERE code IN (SELECT code FROM held)
  )
  SELECT code FROM held`;

const LATEST_TABLES = `
  SELECT code FROM people JOIN tables USING (code) WHERE person_id = $1 AND kept > $2
  ORDER BY kept DESC, code LIMIT ${MAX_LATEST_TABLES}`;

const STEPS = 'SELECT body, intent FROM steps WHERE match = $1 AND version >= $2 ORDER BY version LIMIT $3';
const POSITION = 'SELECT position AS body FROM matches WHERE match = $1 AND position IS NOT NULL';
const STEP_COUNT = 'SELECT coalesce(max(version) + 1, 0) AS count FROM steps WHERE match = $1';

const FINISH = `INSERT INTO records (match, body, used) VALUES ($1, $2, ${AGE}) ON CONFLICT (match) DO NOTHING`;

const RECORD = 'SELECT body FROM records WHERE match = $1';

const RESULTS_OF = 'SELECT body FROM results WHERE person_id = $1 ORDER BY at DESC, match';
const RESULTS_AT = 'SELECT person_id AS "personId", body FROM results WHERE match = $1 ORDER BY person_id';

const REPORT = `
  WITH said AS (
    INSERT INTO report_lines (key, body) SELECT * FROM unnest($3::text[], $4::text[]) ON CONFLICT DO NOTHING
  )
  INSERT INTO reports (id, body, used) VALUES ($1, $2, ${AGE})
  ON CONFLICT (id) DO UPDATE SET body = excluded.body, used = excluded.used, number = DEFAULT`;
const REPORTS = `
  SELECT body, (
    SELECT coalesce(json_agg(report_lines.body::json ORDER BY place), '[]')
    FROM json_array_elements_text(reports.body::json -> 'lineKeys') WITH ORDINALITY AS named (line, place)
    JOIN report_lines ON report_lines.key = line
  ) AS lines
  FROM reports ORDER BY number DESC LIMIT $1 OFFSET $2`;

const FORGET_REPORTS = dropReports("body::json ->> 'by' = $1 OR body::json ->> 'of' = $1");

const BLOCK = `
  INSERT INTO blocked (person_id, name, at) VALUES ($1, $2, $3)
  ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, at = excluded.at`;

function storageOn(ask: Query, process: string): Omit<GameStorage, 'append' | 'close'> {
  const bodies = async (text: string, values: readonly unknown[] = []): Promise<readonly string[]> =>
    (await ask<{ readonly body: string }>(text, values)).map(({ body }) => body);
  const codes = async (text: string, values: readonly unknown[]): Promise<readonly string[]> =>
    (await ask<{ readonly code: string }>(text, values)).map(({ code }) => code);
  const underLease = async (lease: Lease, text: string, values: readonly unknown[] = []): Promise<void> => {
    const held = await codes(text, [lease.code, lease.generation, ...values]);
    if (held.length === 0) throw new LeaseEnded(lease);
  };
  return {
    ...leasesOf(ask, process),
    ...ownGamesOn(ask),
    saveTable(table, lease) {
      const { match, people, body } = toTableRow(table);
      return underLease(lease, SAVE_TABLE, [body, match, Date.now(), people]);
    },
    addSeenCards(sights, lease) {
      const columns = (['personId', 'round', 'deal'] as const).map((column) => sights.map((sight) => sight[column]));
      return underLease(lease, ADD_SIGHTS, columns);
    },
    async loadTable(code) {
      const sights = await ask<StoredSight>(SIGHTS_AT, [code]); // The rows come first: if the table is saved in the meantime, its own row has them.
      return readTable((await bodies('SELECT body FROM tables WHERE code = $1', [code]))[0] ?? null, sights);
    },
    tablesOf: (personId) => codes('SELECT code FROM people WHERE person_id = $1 ORDER BY code', [personId]),
    latestTablesOf: (personId, since) => codes(LATEST_TABLES, [personId, since]),
    steps: async (match, from = 0, most) => (await ask<StepRow>(STEPS, [match, from, most ?? null])).map(readStep),
    position: async (match) => readPosition((await bodies(POSITION, [match]))[0] ?? null),
    stepCount: async (match) => (await ask<{ readonly count: number }>(STEP_COUNT, [match]))[0]?.count ?? 0,
    finish: async (match, record, access) => void (await ask(FINISH, [match, toRecordBody(record, access)])),
    record: async (match) => readRecord((await bodies(RECORD, [match]))[0] ?? null),
    async recordText(match) {
      const [body] = await bodies(RECORD, [match]);
      return readRecordText(body === undefined ? null : Buffer.from(body));
    },
    resultsOf: async (personId) => (await bodies(RESULTS_OF, [personId])).map(readPlayed),
    async resultsAt(match) {
      const rows = await ask<{ readonly personId: string; readonly body: string }>(RESULTS_AT, [match]);
      return rows.map(readResult);
    },
    async report(report) {
      const { id, body, lines } = toReportRow(report);
      await ask(REPORT, [id, body, lines.map(({ key }) => key), lines.map((line) => line.body)]);
    },
    async reports(latest, newer = 0) {
      const rows = await ask<{ readonly body: string; readonly lines: Report['lines'] }>(REPORTS, [latest ?? null, newer]);
      return rows.map(({ body, lines }) => readReport(body, lines)).reverse();
    },
    forgetReports: async (personId) => void (await ask(FORGET_REPORTS, [personId])),
    block: async ({ personId, name, at }) => void (await ask(BLOCK, [personId, name, at])),
    unblock: async (personId) => void (await ask('DELETE FROM blocked WHERE person_id = $1', [personId])),
    blocked: () => ask<Blocked>('SELECT person_id AS "personId", name, at FROM blocked ORDER BY at, person_id'),
    async touch(used) {
      await ask(`UPDATE tables SET kept = $1, used = ${AGE} WHERE code = ANY ($2)`, [Date.now(), used]);
    },
    deleteExpired: (terms, now) => deleteExpired(ask, terms, now),
    dropTable: (lease) => underLease(lease, DROP_TABLE),
    async size() {
      const [row] = await ask<{ readonly bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
      return Number(row?.bytes);
    },
  };
}

/** Counts the requests that wait for the database. This limits their number, and lets `close` wait until they are done. */
function openRequestGate(): { enter<Value>(ask: () => Promise<Value>): Promise<Value>; close(): Promise<void> } {
  const inside = new Set<Promise<unknown>>();
  let closed = false;
  return {
    async enter(ask) {
      if (closed) throw new Error('the storage is closed');
      if (inside.size >= MAX_WAITING_REQUESTS) throw new Error('the database is too slow');
      const pending = ask();
      inside.add(pending);
      try {
        return await pending;
      } finally {
        inside.delete(pending);
      }
    },
    async close() {
      if (closed) throw new Error('the storage is closed');
      closed = true;
      await Promise.allSettled(inside);
    },
  };
}
