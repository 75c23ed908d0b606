import { MAX_AGE_STEP_MS, MAX_DELETED_AT_ONCE, MAX_REPORTS_DELETED_AT_ONCE, type RetentionTimes } from '../retention.ts';
import { AGE, type Dialect } from './dialect.ts';
import { dropReports } from './reports.ts';
import { query, type SqlOperations, type SqlRows } from './sql-work.ts';

// This locks the row until the end of the cleanup, so that only one process cleans up at a time.
const GROW_OLD = `
  UPDATE server_age
  SET age = age + CASE WHEN $1 < swept THEN 0 WHEN $1 - swept > ${MAX_AGE_STEP_MS} THEN ${MAX_AGE_STEP_MS} ELSE $1 - swept END, swept = $1`;

const IS_FAVOURITE = 'EXISTS (SELECT 1 FROM favourites WHERE favourites.match = records.match)';

export function deleteExpired(dialect: Dialect): SqlOperations['deleteExpired'] {
  const { skipLocked, field } = dialect;
  const oldest = (most: number) => `used < ${AGE} - $1 ORDER BY used LIMIT ${most} ${skipLocked}`;
  // A record that becomes a favourite meanwhile was just marked as used, so it is not among the old ones once its row is locked.
  const oldRecords = `match IN (SELECT match FROM records WHERE ${oldest(MAX_DELETED_AT_ONCE)})`;
  // Favourites count as used again, so that the next cleanups do not read them.
  const renewRecords = `UPDATE records SET used = ${AGE} WHERE ${oldRecords} AND ${IS_FAVOURITE} RETURNING match`;
  const dropRecords = `DELETE FROM records WHERE ${oldRecords} AND NOT ${IS_FAVOURITE} RETURNING match`;
  const oldReports = `id IN (SELECT id FROM reports WHERE ${oldest(MAX_REPORTS_DELETED_AT_ONCE)})`;
  const oldSubscriptions = `endpoint IN (SELECT endpoint FROM subscriptions WHERE ${oldest(MAX_DELETED_AT_ONCE)})`;
  const dropSubscriptions = `DELETE FROM subscriptions WHERE ${oldSubscriptions} RETURNING endpoint`;
  const unplayed = `
    match IN (
      SELECT match FROM matches WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.match = matches.match)
      AND ${oldest(MAX_DELETED_AT_ONCE)}
    )`;
  const dropSteps = `DELETE FROM steps WHERE ${unplayed}`;
  const dropMatches = `
    DELETE FROM matches WHERE ${unplayed} AND NOT EXISTS (SELECT 1 FROM steps WHERE steps.match = matches.match) RETURNING match`;
  // A table that has played keeps its session score, also while its host chooses the next game.
  const neverPlayed = `match IS NULL AND CAST(coalesce(${field('matchNumber')}, '0') AS INTEGER) = 0`;
  const left = `
    SELECT code FROM tables WHERE used < ${AGE} - CASE WHEN ${neverPlayed} THEN $1 ELSE $2 END
    ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE}`;
  const dropGroups = `DELETE FROM groups WHERE id IN (SELECT id FROM groups WHERE ${oldest(MAX_DELETED_AT_ONCE)}) RETURNING id`;
  return (terms, now) => {
    const { records, reports, subscriptions, gatherings, games, groups } = wholeNumbers(terms);
    return query(
      [
        [GROW_OLD, now],
        [renewRecords, records],
        [dropRecords, records],
        [dropSubscriptions, subscriptions],
        ...dropReports(dialect, oldReports, reports),
        [dropSteps, gatherings],
        [dropMatches, gatherings],
        [left, gatherings, games],
        [dropGroups, groups],
      ],
      (...[, renewed, dropped, unsubscribed, , droppedReports, , matches, tables, droppedGroups]: CleanupRows) => ({
        tables: tables.map(({ code }) => code),
        isMore:
          droppedReports.length === MAX_REPORTS_DELETED_AT_ONCE ||
          [[...renewed, ...dropped], unsubscribed, matches, tables, droppedGroups].some(
            ({ length }) => length >= MAX_DELETED_AT_ONCE,
          ),
      }),
    );
  };
}

type CleanupRows = readonly [
  ...[SqlRows, SqlRows, SqlRows, SqlRows, SqlRows, SqlRows, SqlRows, SqlRows],
  readonly { readonly code: string }[],
  SqlRows,
];

/** Returns retention times that a database accepts; they may be infinite. */
function wholeNumbers(terms: RetentionTimes): RetentionTimes {
  const whole = Object.entries(terms).map(([kind, term]) => [kind, Math.min(Math.round(term), Number.MAX_SAFE_INTEGER)]);
  return Object.fromEntries(whole);
}
