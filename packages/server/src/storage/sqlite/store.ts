import type { DatabaseSync } from 'node:sqlite';
import { MAX_AGE_STEP_MS, MAX_DELETED_AT_ONCE, MAX_LATEST_TABLES, MAX_RESULTS, type RetentionTimes } from '../archive.ts';
import type { StepRow } from '../rows.ts';
import type { StoreAnswer, StoreRequest } from './worker-request.ts';

/** Runs a group of requests in one transaction. When this returns, either each request is durable, or all of them have failed. */
export type Store = (group: readonly StoreRequest[]) => readonly StoreAnswer[];

export function sqliteStore(db: DatabaseSync): Store {
  const answer = answerer(db);
  return (group) => {
    try {
      db.exec('BEGIN IMMEDIATE');
      const answers = group.map(answer);
      db.exec('COMMIT');
      return answers;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      const failed = error instanceof Error ? error.message : String(error);
      return group.map(() => ({ failed }));
    }
  };
}

/** The age of the server, in milliseconds of uptime. */
const AGE = '(SELECT age FROM house)';

/** Deletes the chat messages of reports that no longer exist. */
const UNREPORTED = `DELETE FROM report_lines WHERE key NOT IN (
  SELECT named.value FROM reports, json_each(reports.body, '$.lineKeys') AS named
)`;

/** Answers one request within a transaction. Throws if the whole group has to fail. */
function answerer(db: DatabaseSync): (request: StoreRequest) => StoreAnswer {
  const saveTable = db.prepare(
    `INSERT INTO tables (code, body, match, kept, used) VALUES (?, ?, ?, ?, ${AGE})
    ON CONFLICT (code) DO UPDATE SET body = excluded.body, match = excluded.match, kept = excluded.kept, used = excluded.used`,
  );
  const loadTable = db.prepare('SELECT body FROM tables WHERE code = ?');
  const forgetPeople = db.prepare('DELETE FROM people WHERE code = ?');
  const addPerson = db.prepare('INSERT INTO people (person, code) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const addSight = db.prepare('REPLACE INTO sights (code, person, round, deal) VALUES (?, ?, ?, ?)');
  const sightsAt = db.prepare(
    "SELECT json_object('person', person, 'round', round, 'deal', deal) AS body FROM sights WHERE code = ? ORDER BY person",
  );
  const forgetSights = db.prepare('DELETE FROM sights WHERE code = ?');
  const tablesOf = db.prepare('SELECT code FROM people WHERE person = ? ORDER BY code');
  const latestTablesOf = db.prepare(
    `SELECT code FROM people JOIN tables USING (code) WHERE person = ? AND kept > ? ORDER BY kept DESC, code LIMIT ${MAX_LATEST_TABLES}`,
  );
  const nextVersion = db.prepare('SELECT coalesce(max(version) + 1, 0) AS next FROM steps WHERE match = ?');
  const beginMatch = db.prepare(`INSERT INTO matches (match, used) VALUES (?, ${AGE})`);
  const addStep = db.prepare('INSERT INTO steps (match, version, body, intent) VALUES (?, ?, ?, ?)');
  const makeRoom = db.prepare(
    `DELETE FROM results WHERE person = ?1 AND at <= (
      SELECT at FROM results WHERE person = ?1 ORDER BY at DESC LIMIT 1 OFFSET ${MAX_RESULTS - 1}
    )`,
  );
  const addResult = db.prepare('INSERT INTO results (match, person, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const steps = db.prepare('SELECT body, intent FROM steps WHERE match = ? ORDER BY version');
  const finish = db.prepare(`INSERT INTO records (match, body, used) VALUES (?, ?, ${AGE}) ON CONFLICT (match) DO NOTHING`);
  const record = db.prepare('SELECT body FROM records WHERE match = ?');
  const resultsOf = db.prepare('SELECT body FROM results WHERE person = ? ORDER BY at DESC, match');
  const resultsAt = db.prepare(
    "SELECT json_object('person', person, 'played', json(body)) AS body FROM results WHERE match = ? ORDER BY person",
  );
  const forgetResults = db.prepare('DELETE FROM results WHERE person = ?');
  const report = db.prepare(`REPLACE INTO reports (id, body, used) VALUES (?, ?, ${AGE})`);
  const addLine = db.prepare('INSERT INTO report_lines (key, body) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const reports = db.prepare(
    `SELECT json_array(body, (
      SELECT json_group_array(json(line)) FROM (
        SELECT report_lines.body AS line FROM json_each(reports.body, '$.lineKeys') AS named
        JOIN report_lines ON report_lines.key = named.value ORDER BY named.key
      )
    )) AS body FROM reports ORDER BY rowid DESC LIMIT ? OFFSET ?`,
  );
  const dropLines = db.prepare(UNREPORTED);
  const forgetReports = db.prepare("DELETE FROM reports WHERE ? IN (json_extract(body, '$.by'), json_extract(body, '$.of'))");
  const block = db.prepare(
    'INSERT INTO blocked (person, name, at) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET name = excluded.name, at = excluded.at',
  );
  const unblock = db.prepare('DELETE FROM blocked WHERE person = ?');
  const blocked = db.prepare(
    "SELECT json_object('person', person, 'name', name, 'at', at) AS body FROM blocked ORDER BY at, person",
  );
  const touch = db.prepare(`UPDATE tables SET kept = ?, used = ${AGE} WHERE code IN (SELECT value FROM json_each(?))`);
  const matchOf = '(SELECT match FROM tables WHERE code = ?)';
  const dropSteps = db.prepare(`DELETE FROM steps WHERE match = ${matchOf}`);
  const dropMatch = db.prepare(`DELETE FROM matches WHERE match = ${matchOf}`);
  const dropTable = db.prepare('DELETE FROM tables WHERE code = ?');
  const size = db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size');
  const sweep = sweeper(db);
  return (request) => {
    switch (request.ask) {
      case 'save-table':
        saveTable.run(request.table.code, request.table.body, request.table.match, Date.now());
        forgetPeople.run(request.table.code);
        for (const person of request.table.people) addPerson.run(person, request.table.code);
        forgetSights.run(request.table.code);
        return { value: null };
      case 'add-sights':
        for (const { person, round, deal } of request.sights) {
          addSight.run(request.code, person, round, deal);
          addPerson.run(person, request.code);
        }
        return { value: null };
      case 'sights-at':
        return { value: sightsAt.all(request.code).map(({ body }) => String(body)) };
      case 'load-table':
        return { value: bodyOf(loadTable.get(request.code)) };
      case 'tables-of':
        return { value: tablesOf.all(request.person).map(({ code }) => String(code)) };
      case 'latest-tables-of':
        return { value: latestTablesOf.all(request.person, request.since).map(({ code }) => String(code)) };
      case 'append': {
        const next = Number(nextVersion.get(request.match)?.next);
        if (next !== request.version) return { failed: conflict(request.match, next, request.version) };
        if (next === 0) beginMatch.run(request.match);
        for (const [index, { body, intent }] of request.steps.entries()) addStep.run(request.match, next + index, body, intent);
        for (const { person, at, body } of request.results) {
          makeRoom.run(person);
          addResult.run(request.match, person, at, body);
        }
        return { value: null };
      }
      case 'steps':
        return { value: steps.all(request.match).map(rowOf) };
      case 'finish':
        finish.run(request.match, request.body);
        return { value: null };
      case 'record':
        return { value: bodyOf(record.get(request.match)) };
      case 'results-of':
        return { value: resultsOf.all(request.person).map(({ body }) => String(body)) };
      case 'results-at':
        return { value: resultsAt.all(request.match).map(({ body }) => String(body)) };
      case 'forget-results':
        forgetResults.run(request.person);
        return { value: null };
      case 'report':
        for (const { key, body } of request.report.lines) addLine.run(key, body);
        report.run(request.report.id, request.report.body);
        return { value: null };
      case 'reports':
        return {
          value: reports
            .all(request.latest, request.newer)
            .map(({ body }) => String(body))
            .reverse(),
        };
      case 'forget-reports':
        forgetReports.run(request.person);
        dropLines.run();
        return { value: null };
      case 'block':
        block.run(request.person, request.name, request.at);
        return { value: null };
      case 'unblock':
        unblock.run(request.person);
        return { value: null };
      case 'blocked':
        return { value: blocked.all().map(({ body }) => String(body)) };
      case 'touch':
        touch.run(Date.now(), JSON.stringify(request.codes));
        return { value: null };
      case 'sweep':
        return { value: sweep(request.terms, request.now) };
      case 'drop-table':
        dropSteps.run(request.code);
        dropMatch.run(request.code);
        dropTable.run(request.code);
        forgetPeople.run(request.code);
        forgetSights.run(request.code);
        return { value: null };
      case 'size':
        return { value: Number(size.get()?.bytes) };
    }
  };
}

/** Returns a function that deletes data that is unused for longer than `terms`, and returns the codes of some unused tables. */
function sweeper(db: DatabaseSync): (terms: RetentionTimes, now: number) => readonly string[] {
  const age = db.prepare(`UPDATE house SET age = age + max(0, min(? - swept, ${MAX_AGE_STEP_MS})), swept = ?`);
  const records = db.prepare(
    `DELETE FROM records WHERE match IN (SELECT match FROM records WHERE used < ${AGE} - ? LIMIT ${MAX_DELETED_AT_ONCE})`,
  );
  const reports = db.prepare(`DELETE FROM reports WHERE used < ${AGE} - ?`);
  const lines = db.prepare(UNREPORTED);
  const unplayed = db.prepare(
    `SELECT match FROM matches WHERE used < ${AGE} - ? AND match NOT IN (SELECT match FROM tables WHERE match IS NOT NULL) LIMIT ${MAX_DELETED_AT_ONCE}`,
  );
  const dropSteps = db.prepare('DELETE FROM steps WHERE match = ?');
  const dropMatch = db.prepare('DELETE FROM matches WHERE match = ?');
  const left = db.prepare(
    `SELECT code FROM tables WHERE used < ${AGE} - iif(match IS NULL, ?, ?) ORDER BY used LIMIT ${MAX_DELETED_AT_ONCE}`,
  );
  return (terms, now) => {
    age.run(now, now);
    records.run(terms.records);
    reports.run(terms.reports);
    lines.run();
    for (const { match } of unplayed.all(terms.gatherings)) {
      dropSteps.run(String(match));
      dropMatch.run(String(match));
    }
    return left.all(terms.gatherings, terms.games).map(({ code }) => String(code));
  };
}

/** Returns why an append is refused: another process has written, or steps are missing. */
export function conflict(match: string, version: number, claimed: number): string {
  return `match ${match} has ${version} steps, not ${claimed}`;
}

type Row = Readonly<Record<string, unknown>>;

function bodyOf(row: Row | undefined): string | null {
  return row === undefined ? null : String(row.body);
}

function rowOf({ body, intent }: Row): StepRow {
  return { body: String(body), intent: intent === null ? null : String(intent) };
}
