import type { StorageOperations } from '../game-storage.ts';
import { MAX_AGE_STEP_MS, MAX_DELETED_AT_ONCE, MAX_REPORTS_DELETED_AT_ONCE } from '../retention.ts';
import { type DroppedReport, dropLines, LINES_OF_REPORT } from './drop-lines.ts';
import type { Statements } from './statements.ts';

/** The age of the server, in milliseconds of uptime. */
export const AGE = '(SELECT age FROM server_age)';

const GROW_OLD = `UPDATE server_age SET age = age + max(0, min(?1 - swept, ${MAX_AGE_STEP_MS})), swept = ?1`;

// Favourites count as used again, so that the next cleanups do not read them.
const OLD_RECORDS = `
  SELECT match, EXISTS (SELECT 1 FROM favourites WHERE favourites.match = records.match) AS kept
  FROM records WHERE used < ${AGE} - ? ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE}`;
const RENEW_RECORD = `UPDATE records SET used = ${AGE} WHERE match = ?`;

const OLD_REPORTS = `
  SELECT id, ${LINES_OF_REPORT} FROM reports WHERE used < ${AGE} - ? ORDER BY used LIMIT ${MAX_REPORTS_DELETED_AT_ONCE}`;

const UNPLAYED = `
  SELECT match FROM matches WHERE used < ${AGE} - ? AND match NOT IN (SELECT match FROM tables WHERE match IS NOT NULL)
  LIMIT ${MAX_DELETED_AT_ONCE}`;

// A table that has played keeps its session score, also while its host chooses the next game.
const NEVER_PLAYED = "match IS NULL AND coalesce(json_extract(body, '$.round'), 0) = 0";

const LEFT = `
  SELECT code FROM tables WHERE used < ${AGE} - iif(${NEVER_PLAYED}, ?, ?) ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE}`;

export function deleteExpired(statements: Statements): StorageOperations['deleteExpired'] {
  const { run, texts } = statements;
  return (terms, now) => {
    run(GROW_OLD, now);
    const records = statements.rows<{ readonly match: string; readonly kept: number }>(OLD_RECORDS, terms.records);
    for (const { match, kept } of records) {
      run(kept === 1 ? RENEW_RECORD : 'DELETE FROM records WHERE match = ?', match);
    }
    const reports = statements.rows<DroppedReport & { readonly id: string }>(OLD_REPORTS, terms.reports);
    for (const { id } of reports) run('DELETE FROM reports WHERE id = ?', id);
    dropLines(statements, reports);
    const matches = texts(UNPLAYED, terms.gatherings);
    for (const match of matches) {
      run('DELETE FROM steps WHERE match = ?', match);
      run('DELETE FROM matches WHERE match = ?', match);
    }
    const tables = texts(LEFT, terms.gatherings, terms.games);
    const isMore =
      reports.length === MAX_REPORTS_DELETED_AT_ONCE ||
      [records, matches, tables].some(({ length }) => length === MAX_DELETED_AT_ONCE);
    return { tables, isMore };
  };
}
