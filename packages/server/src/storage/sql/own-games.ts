import { MAX_FAVOURITES } from '@hundredfold/shared/protocol/own-games.ts';
import type { StorageOutput } from '../game-storage.ts';
import { type OwnGameRow, readOwnGame } from '../rows.ts';
import { AGE, type Dialect } from './dialect.ts';
import { query, type SqlOperations, type Statement, write } from './sql-work.ts';

const START = { at: Number.MAX_SAFE_INTEGER, match: '' };

const CAN_ADD = `
  EXISTS (SELECT 1 FROM records WHERE match = $2)
  AND EXISTS (SELECT 1 FROM results WHERE person_id = $1 AND match = $2)`;
const HAS_ROOM = `(SELECT count(*) FROM favourites WHERE person_id = $1 AND match <> $2) < ${MAX_FAVOURITES}`;
// Marking the record as used locks its row. A cleanup that runs at the same time then waits, or has deleted it before.
const RENEW_RECORD = `UPDATE records SET used = ${AGE} WHERE match = $2 AND ${CAN_ADD} AND ${HAS_ROOM}`;
const ADD_FAVOURITE = `
  INSERT INTO favourites (person_id, match) SELECT $1, $2 FROM server_age WHERE ${CAN_ADD} AND ${HAS_ROOM} ON CONFLICT DO NOTHING`;
const OUTCOME = `SELECT CASE WHEN NOT (${CAN_ADD}) THEN 'missing' WHEN ${HAS_ROOM} THEN 'added' ELSE 'full' END AS outcome`;

const CHOSEN = 'person_id = $1 AND ($2 IS NULL OR match = $2)';

/** Records that are no longer a favourite of someone are kept for the usual time from now on. */
function removeFavourites(personId: string, match: string | null): readonly Statement[] {
  return [
    [`UPDATE records SET used = ${AGE} WHERE match IN (SELECT match FROM favourites WHERE ${CHOSEN})`, personId, match],
    [`DELETE FROM favourites WHERE ${CHOSEN}`, personId, match],
  ];
}

export function ownGameOperations({ field, collect }: Dialect) {
  // The page is chosen first, so that the other columns are read for its rows alone.
  const ownGames = `
    WITH page AS MATERIALIZED (
      SELECT match, at, body FROM results
      WHERE person_id = $1 AND at <= $2 AND (at < $2 OR match > $3)
        AND ($4 IS NULL OR ${field('game')} = $4)
        AND ($5 = 0 OR match IN (SELECT match FROM favourites WHERE person_id = $1))
      ORDER BY at DESC, match LIMIT $6
    )
    SELECT body,
      (SELECT ${collect('other.body')} FROM results AS other WHERE other.match = page.match AND other.person_id <> $1) AS others,
      EXISTS (SELECT 1 FROM favourites WHERE person_id = $1 AND favourites.match = page.match) AS favourite,
      EXISTS (SELECT 1 FROM records WHERE records.match = page.match) AS recorded
    FROM page ORDER BY at DESC, match`;
  return {
    ownGames: (personId, { game = null, onlyFavourites = false, after = START, limit }) =>
      query([[ownGames, personId, after.at, after.match, game, Number(onlyFavourites), limit]], (rows: readonly OwnGameRow[]) =>
        rows.map(readOwnGame),
      ),
    forgetResults: (personId, match: string | null = null) =>
      write(
        ...removeFavourites(personId, match),
        [`DELETE FROM results WHERE ${CHOSEN}`, personId, match],
        [`DELETE FROM group_results WHERE ${CHOSEN}`, personId, match],
      ),
    addFavourite: (personId, match) =>
      query(
        [RENEW_RECORD, ADD_FAVOURITE, OUTCOME].map((sql) => [sql, personId, match] as const),
        (_, __, [row]: readonly { readonly outcome: StorageOutput<'addFavourite'> }[]) => row?.outcome ?? 'missing',
      ),
    removeFavourite: (personId, match) => write(...removeFavourites(personId, match)),
  } satisfies Partial<SqlOperations>;
}
