import { MAX_FAVOURITES } from '@hundredfold/shared/protocol/own-games.ts';
import type { StorageOperations } from '../game-storage.ts';
import { type OwnGameRow, readOwnGame } from '../rows.ts';
import { AGE } from './delete-expired.ts';
import type { Statements } from './statements.ts';

// The page is chosen first, so that the other columns are read for its rows alone.
const OWN_GAMES = `
  WITH page AS MATERIALIZED (
    SELECT match, at, body FROM results
    WHERE person_id = ?1 AND at <= ?2 AND (at < ?2 OR match > ?3)
      AND (?4 IS NULL OR json_extract(body, '$.game') = ?4)
      AND (?5 = 0 OR match IN (SELECT match FROM favourites WHERE person_id = ?1))
    ORDER BY at DESC, match LIMIT ?6
  )
  SELECT body,
    (SELECT json_group_array(other.body) FROM results AS other WHERE other.match = page.match AND other.person_id <> ?1) AS others,
    EXISTS (SELECT 1 FROM favourites WHERE person_id = ?1 AND favourites.match = page.match) AS favourite,
    EXISTS (SELECT 1 FROM records WHERE records.match = page.match) AS recorded
  FROM page ORDER BY at DESC, match`;

interface SqliteRow {
  readonly body: string;
  readonly others: string;
  readonly favourite: number;
  readonly recorded: number;
}

const START = { at: Number.MAX_SAFE_INTEGER, match: '' };

const CAN_ADD = `
  SELECT count(*) FROM records WHERE match = ?2 AND EXISTS (SELECT 1 FROM results WHERE person_id = ?1 AND results.match = ?2)`;
const IS_FAVOURITE = 'SELECT count(*) FROM favourites WHERE person_id = ? AND match = ?';
const ADD_FAVOURITE = `
  INSERT INTO favourites (person_id, match) SELECT ?1, ?2
  WHERE (${CAN_ADD}) > 0 AND (SELECT count(*) FROM favourites WHERE person_id = ?1) < ${MAX_FAVOURITES} ON CONFLICT DO NOTHING`;

/** Records that are no longer a favourite of someone are kept for the usual time from now on. */
const RENEW_RECORDS = `
  UPDATE records SET used = ${AGE} WHERE match IN (SELECT match FROM favourites WHERE person_id = ?1 AND (?2 IS NULL OR match = ?2))`;
const REMOVE_FAVOURITES = 'DELETE FROM favourites WHERE person_id = ?1 AND (?2 IS NULL OR match = ?2)';

export function ownGameOperations({ run, rows, number }: Statements) {
  const removeFavourites = (personId: string, match: string | null): void => {
    run(RENEW_RECORDS, personId, match);
    run(REMOVE_FAVOURITES, personId, match);
  };
  return {
    ownGames(personId, { game = null, onlyFavourites = false, after = START, limit }) {
      const found = rows<SqliteRow>(OWN_GAMES, personId, after.at, after.match, game, Number(onlyFavourites), limit);
      return found.map(({ body, others, favourite, recorded }) => {
        const row: OwnGameRow = {
          body,
          others: JSON.parse(others) as readonly string[],
          favourite: favourite === 1,
          recorded: recorded === 1,
        };
        return readOwnGame(row);
      });
    },
    forgetResults(personId) {
      removeFavourites(personId, null);
      run('DELETE FROM results WHERE person_id = ?', personId);
    },
    forgetResult(personId, match) {
      removeFavourites(personId, match);
      run('DELETE FROM results WHERE person_id = ? AND match = ?', personId, match);
    },
    addFavourite(personId, match) {
      run(ADD_FAVOURITE, personId, match);
      run(RENEW_RECORDS, personId, match);
      if (number(IS_FAVOURITE, personId, match) === 1) return 'added';
      return number(CAN_ADD, personId, match) === 0 ? 'missing' : 'full';
    },
    removeFavourite: removeFavourites,
  } satisfies Partial<StorageOperations>;
}
