import {
  type ExpiredData,
  MAX_AGE_STEP_MS,
  MAX_DELETED_AT_ONCE,
  MAX_REPORTS_DELETED_AT_ONCE,
  type RetentionTimes,
} from '../retention.ts';
import type { Query } from './connection.ts';
import { FORGET_LEASES } from './leases.ts';

/** The age of the server, in milliseconds of uptime. */
export const AGE = '(SELECT age FROM server_age)';

const GROW_OLD = `UPDATE server_age SET age = age + greatest(0, least($1 - swept, ${MAX_AGE_STEP_MS})), swept = $1`;

// Two processes may clean up at the same time. Each skips the rows that the other has locked.
// Favourites count as used again, so that the next cleanups do not read them. A record that becomes a favourite meanwhile was just
// marked as used, so it is not among the old ones once its row is locked.
const RECORDS = `
  WITH old AS MATERIALIZED (
    SELECT match FROM records WHERE used < ${AGE} - $1::bigint ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED
  ), kept AS MATERIALIZED (
    SELECT match FROM old WHERE EXISTS (SELECT FROM favourites WHERE favourites.match = old.match)
  ), renewed AS (
    UPDATE records SET used = ${AGE} WHERE match IN (SELECT match FROM kept)
  ), gone AS (
    DELETE FROM records WHERE match IN (SELECT match FROM old) AND match NOT IN (SELECT match FROM kept)
  )
  SELECT count(*)::int AS count FROM old`;

const REPORTS = dropReports(`id IN (
  SELECT id FROM reports WHERE used < ${AGE} - $1::bigint ORDER BY used LIMIT ${MAX_REPORTS_DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED
)`);

/**
 * Returns the statement that deletes some reports, and the chat messages that are in no other report, and returns the number of
 * reports. A message belongs to reports about one person, so only those are read.
 */
export function dropReports(condition: string): string {
  const lines = "json_array_elements_text(body::json -> 'lineKeys')";
  return `
    WITH dropped AS MATERIALIZED (
      DELETE FROM reports WHERE ${condition} RETURNING id, body
    ), other AS (
      SELECT ${lines} AS line FROM reports
      WHERE body::json ->> 'of' IN (SELECT body::json ->> 'of' FROM dropped) AND id NOT IN (SELECT id FROM dropped)
    ), gone AS (
      DELETE FROM report_lines
      WHERE key IN (SELECT ${lines} FROM dropped) AND key NOT IN (SELECT line FROM other)
    )
    SELECT count(*)::int AS count FROM dropped`;
}

const UNPLAYED = `
  WITH unplayed AS MATERIALIZED (
    SELECT match FROM matches
    WHERE used < ${AGE} - $1::bigint AND NOT EXISTS (SELECT FROM tables WHERE tables.match = matches.match)
    ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM steps WHERE match IN (SELECT match FROM unplayed)
  ), ended AS (
    DELETE FROM matches WHERE match IN (SELECT match FROM unplayed)
  )
  SELECT count(*)::int AS count FROM unplayed`;

// A table that has played keeps its session score, also while its host chooses the next game.
const NEVER_PLAYED = "match IS NULL AND coalesce((body::json ->> 'round')::int, 0) = 0";

const LEFT = `
  SELECT code FROM tables
  WHERE used < ${AGE} - CASE WHEN ${NEVER_PLAYED} THEN $1::bigint ELSE $2::bigint END
  ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE}`;

export async function deleteExpired(ask: Query, terms: RetentionTimes, now: number): Promise<ExpiredData> {
  const isFull = async (sql: string, term: number, most: number): Promise<boolean> => {
    const [found] = await ask<{ readonly count: number }>(sql, [wholeNumber(term)]);
    return found?.count === most;
  };
  await ask(GROW_OLD, [now]);
  const full = [
    await isFull(RECORDS, terms.records, MAX_DELETED_AT_ONCE),
    await isFull(REPORTS, terms.reports, MAX_REPORTS_DELETED_AT_ONCE),
    await isFull(UNPLAYED, terms.gatherings, MAX_DELETED_AT_ONCE),
  ];
  await ask(FORGET_LEASES);
  const left = await ask<{ readonly code: string }>(LEFT, [wholeNumber(terms.gatherings), wholeNumber(terms.games)]);
  return { tables: left.map(({ code }) => code), isMore: full.includes(true) || left.length === MAX_DELETED_AT_ONCE };
}

/** Returns a retention time as a number that the database accepts; it may be infinite. */
function wholeNumber(term: number): number {
  return Math.min(Math.round(term), Number.MAX_SAFE_INTEGER);
}
