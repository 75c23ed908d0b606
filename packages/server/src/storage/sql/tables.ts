import { MAX_LATEST_TABLES } from '../game-storage.ts';
import { readTable, toTableRow } from '../rows.ts';
import type { StoredSight } from '../stored-table.ts';
import { AGE, type Dialect } from './dialect.ts';
import { query, type SqlOperations, type Statement, write } from './sql-work.ts';

const INSERT_TABLE = `INSERT INTO tables (code, body, match, kept, used) VALUES ($1, $2, $3, $4, ${AGE})`;
const ADD_TABLE = `${INSERT_TABLE} ON CONFLICT DO NOTHING RETURNING code`;
const SAVE_TABLE = `${INSERT_TABLE}
  ON CONFLICT (code) DO UPDATE SET body = excluded.body, match = excluded.match, kept = excluded.kept, used = excluded.used`;

const ADD_SIGHT = `
  INSERT INTO seen_cards (code, person_id, match_number, deal) VALUES ($1, $2, $3, $4)
  ON CONFLICT (code, person_id) DO UPDATE SET match_number = excluded.match_number, deal = excluded.deal`;
const SIGHTS_AT = `
  SELECT person_id AS "personId", match_number AS "matchNumber", deal FROM seen_cards
  WHERE code = $1 ORDER BY person_id`;
const ADD_PERSON = 'INSERT INTO people (person_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const FORGET_PEOPLE = 'DELETE FROM people WHERE code = $1';
const ADD_TO_GROUP = `
  INSERT INTO group_tables (code, group_id) SELECT $1, id FROM groups WHERE id = $2
  AND EXISTS (SELECT 1 FROM tables WHERE code = $1 AND body = $3)`;
const LEAVE_GROUP = 'DELETE FROM group_tables WHERE code = $1';
const FORGET_SIGHTS = 'DELETE FROM seen_cards WHERE code = $1';

const LATEST_TABLES = `
  SELECT code FROM people JOIN tables USING (code) WHERE person_id = $1 AND kept > $2
  ORDER BY kept DESC, code LIMIT ${MAX_LATEST_TABLES}`;

const MATCH_OF_TABLE = '(SELECT match FROM tables WHERE code = $1)';

const codes = (rows: readonly { readonly code: string }[]): readonly string[] => rows.map(({ code }) => code);

export function tableOperations({ each }: Dialect) {
  // Most people stay the same from one time to the next, so rows are written for the others alone.
  const forgetOthers = `DELETE FROM people WHERE code = $1 AND person_id NOT IN (SELECT value FROM ${each('$2')})`;
  const addPeopleIf = (condition: string) => `
    INSERT INTO people (person_id, code) SELECT value, $1 FROM ${each('$2')} WHERE ${condition} ON CONFLICT DO NOTHING`;
  const addPeople = addPeopleIf('true');
  const addPeopleOfAdded = addPeopleIf('EXISTS (SELECT 1 FROM tables WHERE code = $1 AND body = $3)');
  const touch = `UPDATE tables SET kept = $1, used = ${AGE} WHERE code IN (SELECT value FROM ${each('$2')})`;
  return {
    addTable(table) {
      const { code, match, people, body } = toTableRow(table);
      return query(
        [
          [ADD_TABLE, code, body, match, Date.now()],
          [addPeopleOfAdded, code, JSON.stringify(people), body],
          ...(table.group === undefined ? [] : [[ADD_TO_GROUP, code, table.group, body] as const]),
        ],
        (added) => added.length > 0,
      );
    },
    saveTable(table) {
      const { code, match, people, body } = toTableRow(table);
      return write(
        [SAVE_TABLE, code, body, match, Date.now()],
        [forgetOthers, code, JSON.stringify(people)],
        [addPeople, code, JSON.stringify(people)],
        [FORGET_SIGHTS, code],
      );
    },
    addSeenCards: (sights, { code }) =>
      write(
        ...sights.flatMap(({ personId, matchNumber, deal }): Statement[] => [
          [ADD_SIGHT, code, personId, matchNumber, deal],
          [ADD_PERSON, personId, code],
        ]),
      ),
    loadTable: (code) =>
      query(
        [
          // The seen cards come first: if the table is saved in the meantime, its own row has them.
          [SIGHTS_AT, code],
          ['SELECT body FROM tables WHERE code = $1', code],
        ],
        (sights: readonly StoredSight[], [table]: readonly { readonly body: string }[]) => readTable(table?.body ?? null, sights),
      ),
    tablesOf: (personId) => query([['SELECT code FROM people WHERE person_id = $1 ORDER BY code', personId]], codes),
    latestTablesOf: (personId, since) => query([[LATEST_TABLES, personId, since]], codes),
    touch: (used) => write([touch, Date.now(), JSON.stringify(used)]),
    dropTable: ({ code }) =>
      write(
        [`DELETE FROM steps WHERE match = ${MATCH_OF_TABLE}`, code],
        [`DELETE FROM matches WHERE match = ${MATCH_OF_TABLE}`, code],
        ['DELETE FROM tables WHERE code = $1', code],
        [FORGET_PEOPLE, code],
        [LEAVE_GROUP, code],
        [FORGET_SIGHTS, code],
      ),
  } satisfies Partial<SqlOperations>;
}
