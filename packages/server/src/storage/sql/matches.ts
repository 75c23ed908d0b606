import { MAX_RESULTS } from '../game-storage.ts';
import {
  type ResultRow,
  readRecordText,
  readResult,
  readStep,
  type StepRow,
  toRecordBody,
  toResultRow,
  toStepRow,
} from '../rows.ts';
import type { StoredPosition } from '../stored-position.ts';
import { AGE, type Dialect } from './dialect.ts';
import { addGroupResults } from './groups.ts';
import { query, type SqlOperations, type Statement, write } from './sql-work.ts';

const BEGIN_MATCH = `INSERT INTO matches (match, used) VALUES ($1, ${AGE}) ON CONFLICT DO NOTHING`;
const ADD_STEP = 'INSERT INTO steps (match, version, body, intent) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';

const STEPS = 'SELECT body, intent FROM steps WHERE match = $1 AND version >= $2 ORDER BY version LIMIT $3';
export const STEP_COUNT = 'SELECT coalesce(max(version) + 1, 0) AS next FROM steps WHERE match = $1';
const POSITION = 'SELECT position AS body FROM matches WHERE match = $1 AND position IS NOT NULL';

const MAKE_ROOM = `
  DELETE FROM results WHERE person_id = $1 AND at <= (
    SELECT at FROM results WHERE person_id = $1 ORDER BY at DESC LIMIT 1 OFFSET ${MAX_RESULTS - 1}
  ) AND match NOT IN (SELECT match FROM favourites WHERE person_id = $1)`;
const ADD_RESULT = 'INSERT INTO results (match, person_id, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
const RESULTS_OF = 'SELECT body FROM results WHERE person_id = $1 ORDER BY at DESC, match';
const RESULTS_AT = 'SELECT person_id AS "personId", at, body FROM results WHERE match = $1 ORDER BY person_id';

const FINISH = `INSERT INTO records (match, body, used) VALUES ($1, $2, ${AGE}) ON CONFLICT (match) DO NOTHING`;

type Bodies<Body = string> = readonly { readonly body: Body }[];
type NextVersion = readonly { readonly next: number }[];

export function matchOperations({ bytes, checkAppend }: Dialect) {
  // As text, a long record would be decoded in one thread, copied to another, and encoded there.
  const recordBytes = `SELECT ${bytes('body')} AS body FROM records WHERE match = $1`;
  return {
    append(append) {
      const { match, version, steps, position, results = [], group } = append;
      return write(
        checkAppend(append),
        ...(version === 0 ? [[BEGIN_MATCH, match] as const] : []),
        ...steps.map(toStepRow).map(({ body, intent }, index) => [ADD_STEP, match, version + index, body, intent] as const),
        ...(position ? [['UPDATE matches SET position = $2 WHERE match = $1', match, JSON.stringify(position)] as const] : []),
        ...results.map(toResultRow).flatMap(({ personId, at, body }): Statement[] => [
          [MAKE_ROOM, personId],
          [ADD_RESULT, match, personId, at, body],
        ]),
        ...(group === undefined ? [] : addGroupResults(group, results)),
      );
    },
    steps: (match, from = 0, most = Number.MAX_SAFE_INTEGER) =>
      query([[STEPS, match, from, most]], (rows: readonly StepRow[]) => rows.map(readStep)),
    position: (match) => query([[POSITION, match]], ([row]: Bodies) => (row ? (JSON.parse(row.body) as StoredPosition) : null)),
    stepCount: (match) => query([[STEP_COUNT, match]], ([row]: NextVersion) => row?.next ?? 0),
    finish: (match, record, access) => write([FINISH, match, toRecordBody(record, access)]),
    recordText: (match) => query([[recordBytes, match]], ([row]: Bodies<Uint8Array>) => readRecordText(row?.body ?? null)),
    resultsOf: (personId) => query([[RESULTS_OF, personId]], (rows: Bodies) => rows.map((row) => readResult(row).played)),
    resultsAt: (match) => query([[RESULTS_AT, match]], (rows: readonly ResultRow[]) => rows.map(readResult)),
  } satisfies Partial<SqlOperations>;
}
