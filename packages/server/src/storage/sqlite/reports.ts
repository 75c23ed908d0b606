import type { StorageOperations } from '../game-storage.ts';
import { readReport, toReportRow } from '../rows.ts';
import type { Blocked, Report } from '../stored-report.ts';
import { AGE } from './delete-expired.ts';
import { type DroppedReport, dropLines, LINES_OF_REPORT } from './drop-lines.ts';
import type { Statements } from './statements.ts';

const REPORTS = `
  SELECT body, (
    SELECT json_group_array(json(line)) FROM (
      SELECT report_lines.body AS line FROM json_each(reports.body, '$.lineKeys') AS named
      JOIN report_lines ON report_lines.key = named.value ORDER BY named.key
    )
  ) AS lines FROM reports ORDER BY rowid DESC LIMIT ? OFFSET ?`;

const NO_LIMIT = -1;

const WITH_PERSON = "WHERE json_extract(body, '$.by') = ?1 OR json_extract(body, '$.of') = ?1";
const REPORTS_WITH = `SELECT ${LINES_OF_REPORT} FROM reports ${WITH_PERSON}`;
const FORGET_REPORTS = `DELETE FROM reports ${WITH_PERSON}`;

const BLOCK = `
  INSERT INTO blocked (person_id, name, at) VALUES (?, ?, ?)
  ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, at = excluded.at`;

export function reportOperations(statements: Statements) {
  const { run, rows } = statements;
  return {
    report(report) {
      const { id, body, lines } = toReportRow(report);
      for (const line of lines)
        run('INSERT INTO report_lines (key, body) VALUES (?, ?) ON CONFLICT DO NOTHING', line.key, line.body);
      run(`REPLACE INTO reports (id, body, used) VALUES (?, ?, ${AGE})`, id, body);
    },
    reports: (latest = NO_LIMIT, newer = 0) =>
      rows<{ readonly body: string; readonly lines: string }>(REPORTS, latest, newer)
        .map(({ body, lines }) => readReport(body, JSON.parse(lines) as Report['lines']))
        .reverse(),
    forgetReports(personId) {
      const reports = rows<DroppedReport>(REPORTS_WITH, personId);
      run(FORGET_REPORTS, personId);
      dropLines(statements, reports);
    },
    block: ({ personId, name, at }) => run(BLOCK, personId, name, at),
    unblock: (personId) => run('DELETE FROM blocked WHERE person_id = ?', personId),
    blocked: () => rows<Blocked>('SELECT person_id AS "personId", name, at FROM blocked ORDER BY at, person_id'),
  } satisfies Partial<StorageOperations>;
}
