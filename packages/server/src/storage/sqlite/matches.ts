import { appendConflict, MAX_RESULTS, type StorageOperations } from '../game-storage.ts';
import {
  type ResultRow,
  readPlayed,
  readPosition,
  readRecord,
  readRecordText,
  readResult,
  readStep,
  type StepRow,
  toRecordBody,
  toResultRow,
  toStepRow,
} from '../rows.ts';
import { AGE } from './delete-expired.ts';
import type { Statements } from './statements.ts';

const NEXT_VERSION = 'SELECT coalesce(max(version) + 1, 0) FROM steps WHERE match = ?';

const STEPS = 'SELECT body, intent FROM steps WHERE match = ? AND version >= ? ORDER BY version LIMIT ?';

const POSITION = 'SELECT position FROM matches WHERE match = ? AND position IS NOT NULL';

const MAKE_ROOM = `
  DELETE FROM results WHERE person_id = ?1 AND at <= (
    SELECT at FROM results WHERE person_id = ?1 ORDER BY at DESC LIMIT 1 OFFSET ${MAX_RESULTS - 1}
  ) AND match NOT IN (SELECT match FROM favourites WHERE person_id = ?1)`;

const FINISH = `INSERT INTO records (match, body, used) VALUES (?, ?, ${AGE}) ON CONFLICT (match) DO NOTHING`;

const RECORD = 'SELECT body FROM records WHERE match = ?';
// As text, a long record would be decoded here, copied to the other thread, and encoded there.
const RECORD_BYTES = 'SELECT CAST(body AS BLOB) AS body FROM records WHERE match = ?';

export function matchOperations({ run, rows, texts, number }: Statements) {
  return {
    append(append) {
      const { match, steps, position, results = [] } = append;
      const next = number(NEXT_VERSION, match);
      if (next !== append.version) throw appendConflict(append, next);
      if (next === 0) run(`INSERT INTO matches (match, used) VALUES (?, ${AGE}) ON CONFLICT DO NOTHING`, match);
      for (const [index, { body, intent }] of steps.map(toStepRow).entries()) {
        run('INSERT INTO steps (match, version, body, intent) VALUES (?, ?, ?, ?)', match, next + index, body, intent);
      }
      if (position !== undefined) run('UPDATE matches SET position = ? WHERE match = ?', JSON.stringify(position), match);
      for (const { personId, at, body } of results.map(toResultRow)) {
        run(MAKE_ROOM, personId);
        run(
          'INSERT INTO results (match, person_id, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          match,
          personId,
          at,
          body,
        );
      }
    },
    steps: (match, from = 0, most = -1) => rows<StepRow>(STEPS, match, from, most).map(readStep),
    position: (match) => readPosition(texts(POSITION, match)[0] ?? null),
    stepCount: (match) => number(NEXT_VERSION, match),
    finish: (match, record, access) => run(FINISH, match, toRecordBody(record, access)),
    record: (match) => readRecord(texts(RECORD, match)[0] ?? null),
    recordText: (match) => readRecordText(rows<{ readonly body: Uint8Array }>(RECORD_BYTES, match)[0]?.body ?? null),
    resultsOf: (personId) =>
      texts('SELECT body FROM results WHERE person_id = ? ORDER BY at DESC, match', personId).map(readPlayed),
    resultsAt(match) {
      const results = rows<ResultRow>(
        'SELECT person_id AS "personId", at, body FROM results WHERE match = ? ORDER BY person_id',
        match,
      );
      return results.map(readResult);
    },
  } satisfies Partial<StorageOperations>;
}
