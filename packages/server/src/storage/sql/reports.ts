import { readReport, toReportRow } from '../rows.ts';
import type { Blocked } from '../stored-report.ts';
import { AGE, type Dialect } from './dialect.ts';
import { query, type SqlOperations, type SqlValue, type Statement, write } from './sql-work.ts';

const BLOCK = `
  INSERT INTO blocked (person_id, name, at) VALUES ($1, $2, $3)
  ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, at = excluded.at`;

export function reportOperations(dialect: Dialect) {
  const { field, each, collect, reportNumber } = dialect;
  const reports = `
    SELECT body, (
      SELECT ${collect('line')} FROM (
        SELECT report_lines.body AS line FROM ${each(field('lineKeys', 'reports.body'))}
        JOIN report_lines ON report_lines.key = item.value ORDER BY item.key
      ) AS ordered
    ) AS lines FROM reports ORDER BY ${reportNumber} DESC LIMIT $1 OFFSET $2`;
  return {
    report(report) {
      const { id, body, lines } = toReportRow(report);
      return write(
        ...lines.map(
          (line) => ['INSERT INTO report_lines (key, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', line.key, line.body] as const,
        ),
        ['DELETE FROM reports WHERE id = $1', id],
        [`INSERT INTO reports (id, body, used) VALUES ($1, $2, ${AGE})`, id, body],
      );
    },
    reports: (latest = Number.MAX_SAFE_INTEGER, newer = 0) =>
      query([[reports, latest, newer]], (rows: readonly Parameters<typeof readReport>[0][]) => rows.map(readReport).reverse()),
    forgetReports: (personId) => write(...dropReports(dialect, `${field('by')} = $1 OR ${field('of')} = $1`, personId)),
    block: ({ personId, name, at }) => write([BLOCK, personId, name, at]),
    unblock: (personId) => write(['DELETE FROM blocked WHERE person_id = $1', personId]),
    blocked: () =>
      query(
        [['SELECT person_id AS "personId", name, at FROM blocked ORDER BY at, person_id']],
        (rows: readonly Blocked[]) => rows,
      ),
  } satisfies Partial<SqlOperations>;
}

/**
 * Returns the statements that delete some reports, and before them the chat messages that are in no other report. A message belongs to
 * reports about one person, so only those are read. The last statement returns a row for each report.
 */
export function dropReports({ field, each }: Dialect, condition: string, ...values: readonly SqlValue[]): readonly Statement[] {
  const dropped = `SELECT id FROM reports WHERE ${condition}`;
  const lines = `SELECT item.value FROM reports, ${each(field('lineKeys', 'reports.body'))}`;
  const dropLines = `
    DELETE FROM report_lines WHERE key IN (${lines} WHERE reports.id IN (${dropped})) AND key NOT IN (
      ${lines} WHERE ${field('of', 'reports.body')} IN (SELECT ${field('of')} FROM reports WHERE ${condition}) AND reports.id NOT IN (${dropped})
    )`;
  return [
    [dropLines, ...values],
    [`DELETE FROM reports WHERE ${condition} RETURNING id`, ...values],
  ];
}
