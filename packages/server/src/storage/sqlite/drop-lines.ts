import type { Statements } from './statements.ts';

/** The columns of a report by which its chat messages are found: the person whom it is about, and the keys of the messages. */
export const LINES_OF_REPORT = "json_extract(body, '$.of') AS subject, json_extract(body, '$.lineKeys') AS lines";

/** A report that was deleted. */
export interface DroppedReport {
  readonly subject: string;
  readonly lines: string;
}

// A message belongs to reports about one person, so only those are read.
const DROP_LINES = `
  DELETE FROM report_lines WHERE key IN (SELECT value FROM json_each(?)) AND key NOT IN (
    SELECT named.value FROM reports, json_each(reports.body, '$.lineKeys') AS named
    WHERE json_extract(reports.body, '$.of') = ?
  )`;

/** Deletes the chat messages of deleted reports that are in no other report. */
export function dropLines({ run }: Statements, reports: readonly DroppedReport[]): void {
  for (const { lines, subject } of reports) run(DROP_LINES, lines, subject);
}
