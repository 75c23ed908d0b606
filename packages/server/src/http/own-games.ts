import {
  type ExportedGames,
  exportRequestSchema,
  favouriteSchema,
  forgetGameSchema,
  OWN_GAMES_PER_PAGE,
  type OwnGamePlace,
  type OwnGames,
  ownGamesRequestSchema,
} from '@hundredfold/shared/protocol/own-games.ts';
import { Router } from 'express';
import { personIdOf } from '../identity/person-id.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { withBody } from './body.ts';
import { sendError } from './errors.ts';
import { recordWithNames } from './records.ts';

/** The number of answers with records that one person may get in a minute. A page that needs more waits and goes on. */
export const EXPORT_PAGES_PER_MINUTE = 60;

/** An answer gets no further record once it has this many characters. */
const MAX_EXPORT_CHARACTERS = 1_000_000;

/**
 * Serves the games of a person, by their secret: `POST /`, a page of the list; `POST /export`, records; `POST /favourite`, which
 * keeps a record for good; and `POST /forget`, which deletes the person's result and name in one game.
 */
export function ownGamesRouter(storage: GameStorage, limits: Record<'list' | 'export', RequestLimit>): Router {
  const router = Router();
  router.post(
    '/',
    withBody({ schema: ownGamesRequestSchema, limit: limits.list }, async ({ key, ...query }, _, response) => {
      const found = await storage.ownGames(personIdOf(key), { ...query, limit: OWN_GAMES_PER_PAGE + 1 });
      const games = found.slice(0, OWN_GAMES_PER_PAGE).map(({ played, seat: _, ...rest }) => ({ ...played, ...rest }));
      response.json({ games, hasMore: found.length > games.length } satisfies OwnGames);
    }),
  );
  router.post(
    '/export',
    withBody({ schema: exportRequestSchema, limit: limits.export }, async ({ key, after }, _, response) => {
      const { games, next } = await exportedAfter(storage, personIdOf(key), after);
      response.type('json').send(`{"games":[${games.join(',')}],"next":${JSON.stringify(next)}}`);
    }),
  );
  router.post(
    '/favourite',
    withBody({ schema: favouriteSchema, limit: limits.list }, async ({ key, match, isFavourite }, _, response) => {
      const person = personIdOf(key);
      if (!isFavourite) await storage.removeFavourite(person, match);
      const outcome = isFavourite ? await storage.addFavourite(person, match) : 'removed';
      if (outcome === 'missing') return sendError(response, 'no-record');
      if (outcome === 'full') return sendError(response, 'favourites-full');
      response.status(204).end();
    }),
  );
  router.post(
    '/forget',
    withBody({ schema: forgetGameSchema, limit: limits.list }, async ({ key, match }, _, response) => {
      await storage.forgetResults(personIdOf(key), match);
      response.status(204).end();
    }),
  );
  return router;
}

/** Returns records as JSON, after a place in the list of a person's games. Games whose record is gone are left out. */
async function exportedAfter(storage: GameStorage, person: string, after: OwnGamePlace | undefined) {
  const found = await storage.ownGames(person, { ...(after && { after }), limit: OWN_GAMES_PER_PAGE + 1 });
  const games: string[] = [];
  let characters = 0;
  for (const [index, { played, seat, hasRecord }] of found.entries()) {
    const { match, at } = played;
    const record = hasRecord ? await recordWithNames(storage, match) : null;
    if (record !== null) {
      const own = JSON.stringify({ match, at, ...(seat !== null && { seat }) });
      const text = `${record.toString().slice(0, -1)},${own.slice(1)}`;
      games.push(text);
      characters += text.length;
    }
    const isFull = index + 1 === OWN_GAMES_PER_PAGE || characters >= MAX_EXPORT_CHARACTERS;
    if (isFull && index + 1 < found.length) return { games, next: { at, match } satisfies ExportedGames['next'] };
  }
  return { games, next: null };
}
