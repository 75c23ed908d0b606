import { MAX_FAVOURITES } from '@hundredfold/shared/protocol/own-games.ts';
import type { GameStorage, StorageOutput } from '../game-storage.ts';
import { type OwnGameRow, readOwnGame } from '../rows.ts';
import type { Query } from './connection.ts';
import { AGE } from './delete-expired.ts';

// The page is chosen first, so that the other columns are read for its rows alone.
const OWN_GAMES = `
  WITH page AS MATERIALIZED (
    SELECT match, at, body FROM results
    WHERE person_id = $1 AND ($2::bigint IS NULL OR (at <= $2 AND (at < $2 OR match COLLATE "C" > $3)))
      AND ($4::text IS NULL OR body::json ->> 'game' = $4)
      AND (NOT $5::boolean OR match IN (SELECT match FROM favourites WHERE person_id = $1))
    ORDER BY at DESC, match COLLATE "C" LIMIT $6
  )
  SELECT body,
    (SELECT coalesce(json_agg(other.body), '[]') FROM results AS other WHERE other.match = page.match AND other.person_id <> $1) AS others,
    EXISTS (SELECT FROM favourites WHERE person_id = $1 AND favourites.match = page.match) AS favourite,
    EXISTS (SELECT FROM records WHERE records.match = page.match) AS recorded
  FROM page ORDER BY at DESC, match COLLATE "C"`;

// Marking the record as used locks its row. A cleanup that runs at the same time then waits, or has deleted it before.
const ADD_FAVOURITE = `
  WITH room AS MATERIALIZED (
    SELECT count(*) < ${MAX_FAVOURITES} AS free FROM favourites WHERE person_id = $1 AND match <> $2
  ), recorded AS MATERIALIZED (
    SELECT match FROM records
    WHERE match = $2 AND EXISTS (SELECT FROM results WHERE person_id = $1 AND results.match = $2) FOR UPDATE
  ), renewed AS (
    UPDATE records SET used = ${AGE} WHERE match IN (SELECT match FROM recorded) AND (SELECT free FROM room)
  ), added AS (
    INSERT INTO favourites (person_id, match) SELECT $1, match FROM recorded, room WHERE free ON CONFLICT DO NOTHING
  )
  SELECT CASE WHEN NOT EXISTS (SELECT FROM recorded) THEN 'missing' WHEN free THEN 'added' ELSE 'full' END AS outcome FROM room`;

/** Records that are no longer a favourite of someone are kept for the usual time from now on. */
const REMOVE_FAVOURITES = `
  gone AS (
    DELETE FROM favourites WHERE person_id = $1 AND ($2::text IS NULL OR match = $2) RETURNING match
  ), renewed AS (
    UPDATE records SET used = ${AGE} WHERE match IN (SELECT match FROM gone)
  )`;
const REMOVE_FAVOURITE = `WITH ${REMOVE_FAVOURITES} SELECT`;
const FORGET = `WITH ${REMOVE_FAVOURITES} DELETE FROM results WHERE person_id = $1 AND ($2::text IS NULL OR match = $2)`;

type OwnGameOperations = Pick<GameStorage, 'ownGames' | 'forgetResults' | 'forgetResult' | 'addFavourite' | 'removeFavourite'>;

export function ownGamesOn(ask: Query): OwnGameOperations {
  return {
    async ownGames(personId, { game = null, onlyFavourites = false, after, limit }) {
      const values = [personId, after?.at ?? null, after?.match ?? '', game, onlyFavourites, limit];
      return (await ask<OwnGameRow>(OWN_GAMES, values)).map(readOwnGame);
    },
    forgetResults: async (personId) => void (await ask(FORGET, [personId, null])),
    forgetResult: async (personId, match) => void (await ask(FORGET, [personId, match])),
    async addFavourite(personId, match) {
      const [row] = await ask<{ readonly outcome: StorageOutput<'addFavourite'> }>(ADD_FAVOURITE, [personId, match]);
      return row?.outcome ?? 'missing';
    },
    removeFavourite: async (personId, match) => void (await ask(REMOVE_FAVOURITE, [personId, match])),
  };
}
