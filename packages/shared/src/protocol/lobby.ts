import * as v from 'valibot';
import { TERMS, termsOf } from '../games/terms.ts';
import type { LobbyChanges } from './lobby-changes.ts';
import { canSit, type LobbyList, type LobbyRow } from './lobby-row.ts';
import type { IntentRefusal } from './table.ts';

/**
 * Id of the room that tells the live list. It must not be `lobby`: Colyseus 0.18 would mix up the room's channel with that of
 * its listings.
 */
export const LOBBY_ROOM = 'tables';

/** So many rows come at a time; a page asks for more as somebody scrolls. */
export const LOBBY_PAGE_ROWS = 60;

/** Rows that one can look at. */
export const MAX_LOBBY_ROWS = 5 * LOBBY_PAGE_ROWS;

/** How somebody looks at the list; `look` is the one request that the lobby answers. */
export const lobbyQuerySchema = v.strictObject({
  /** By their ids, in any order; none stands for all. */
  games: v.pipe(v.array(v.pipe(v.string(), v.check(isGame))), v.maxLength(TERMS.length), v.readonly()),
  /** Only tables with a seat for whoever comes. */
  seat: v.boolean(),
  /** The first so many. */
  rows: v.pipe(v.number(), v.multipleOf(LOBBY_PAGE_ROWS), v.minValue(LOBBY_PAGE_ROWS), v.maxValue(MAX_LOBBY_ROWS)),
});
export type LobbyQuery = v.InferOutput<typeof lobbyQuerySchema>;

/** Whether a row is one of those that somebody looks for. */
export function isInQuery(row: LobbyRow, { games, seat }: Pick<LobbyQuery, 'games' | 'seat'>): boolean {
  return (games.length === 0 || games.includes(row.game)) && (!seat || canSit(row));
}

function isGame(id: string): boolean {
  return termsOf(id) !== undefined;
}

/** What a look is answered with; `now` in seconds by the house's clock, as `since` of a row. */
export interface LobbyPage extends LobbyList {
  readonly now: number;
}

/** Why it is not; whoever asks too often asks again in a moment. */
export interface LobbyRefusal extends IntentRefusal {
  readonly refusal: 'malformed' | 'too-fast';
}

/** What the lobby tells by itself, from then on: what has changed in the rows that one holds. */
export interface LobbyMessages {
  readonly changes: LobbyChanges;
}
