import { MAX_LATEST_TABLES, type StorageOperations } from '../game-storage.ts';
import { readTable, toTableRow } from '../rows.ts';
import type { StoredSight } from '../stored-table.ts';
import { AGE } from './delete-expired.ts';
import type { Statements } from './statements.ts';

const SAVE_TABLE = `
  INSERT INTO tables (code, body, match, kept, used) VALUES (?, ?, ?, ?, ${AGE})
  ON CONFLICT (code) DO UPDATE SET body = excluded.body, match = excluded.match, kept = excluded.kept, used = excluded.used`;

const ADD_PERSON = 'INSERT INTO people (person_id, code) VALUES (?, ?) ON CONFLICT DO NOTHING';
const FORGET_PEOPLE = 'DELETE FROM people WHERE code = ?';
// Most people stay the same from one time to the next, so rows are written for the others alone.
const FORGET_OTHERS = 'DELETE FROM people WHERE code = ? AND person_id NOT IN (SELECT value FROM json_each(?))';
const ADD_PEOPLE = 'INSERT INTO people (person_id, code) SELECT value, ? FROM json_each(?) WHERE true ON CONFLICT DO NOTHING';
const FORGET_SIGHTS = 'DELETE FROM seen_cards WHERE code = ?';

const LATEST_TABLES = `
  SELECT code FROM people JOIN tables USING (code) WHERE person_id = ? AND kept > ?
  ORDER BY kept DESC, code LIMIT ${MAX_LATEST_TABLES}`;

const MATCH_OF_TABLE = '(SELECT match FROM tables WHERE code = ?)';

export function tableOperations({ run, rows, texts }: Statements) {
  return {
    saveTable(table) {
      const { code, match, people, body } = toTableRow(table);
      run(SAVE_TABLE, code, body, match, Date.now());
      run(FORGET_OTHERS, code, JSON.stringify(people));
      run(ADD_PEOPLE, code, JSON.stringify(people));
      run(FORGET_SIGHTS, code);
    },
    addSeenCards(sights, { code }) {
      for (const { personId, round, deal } of sights) {
        run('REPLACE INTO seen_cards (code, person_id, round, deal) VALUES (?, ?, ?, ?)', code, personId, round, deal);
        run(ADD_PERSON, personId, code);
      }
    },
    loadTable(code) {
      const sights = rows<StoredSight>(
        'SELECT person_id AS "personId", round, deal FROM seen_cards WHERE code = ? ORDER BY person_id',
        code,
      );
      return readTable(texts('SELECT body FROM tables WHERE code = ?', code)[0] ?? null, sights);
    },
    tablesOf: (personId) => texts('SELECT code FROM people WHERE person_id = ? ORDER BY code', personId),
    latestTablesOf: (personId, since) => texts(LATEST_TABLES, personId, since),
    touch(codes) {
      const inUse = 'code IN (SELECT value FROM json_each(?))';
      run(`UPDATE tables SET kept = ?, used = ${AGE} WHERE ${inUse}`, Date.now(), JSON.stringify(codes));
    },
    dropTable({ code }) {
      run(`DELETE FROM steps WHERE match = ${MATCH_OF_TABLE}`, code);
      run(`DELETE FROM matches WHERE match = ${MATCH_OF_TABLE}`, code);
      run('DELETE FROM tables WHERE code = ?', code);
      run(FORGET_PEOPLE, code);
      run(FORGET_SIGHTS, code);
    },
  } satisfies Partial<StorageOperations>;
}
