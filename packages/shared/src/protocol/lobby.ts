import * as v from 'valibot';
import { TERMS, termsOf } from '../games/terms.ts';
import type { LobbyChanges } from './lobby-changes.ts';
import { canSit, type LobbyRow } from './lobby-row.ts';
import type { IntentRefusal } from './table.ts';

/**
 * The id of the room that sends the live list of tables. It must not be `lobby`: Colyseus 0.18 would confuse the room's channel
 * with the channel of its listings.
 */
export const LOBBY_ROOM = 'tables';

/** The number of tables that a list shows at most. Players choose a game to see others. */
export const MAX_LOBBY_ROWS = 60;

/** The schema of a lobby query. `look` is the only request that the lobby answers, with a `LobbyList`. */
export const lobbyQuerySchema = v.strictObject({
  /** The ids of the games in any order; an empty list means all games. */
  games: v.pipe(v.array(v.pipe(v.string(), v.check(isGame))), v.maxLength(TERMS.length), v.readonly()),
  seat: v.boolean(),
});
export type LobbyQuery = v.InferOutput<typeof lobbyQuerySchema>;

export function isInQuery(row: LobbyRow, { games, seat }: LobbyQuery): boolean {
  return (games.length === 0 || games.includes(row.game)) && (!seat || canSit(row));
}

function isGame(id: string): boolean {
  return termsOf(id) !== undefined;
}

/** The refusal of a lobby query. After `too-fast`, the client asks again a moment later. */
export interface LobbyRefusal extends IntentRefusal {
  readonly refusal: 'malformed' | 'too-fast';
}

export interface LobbyMessages {
  readonly changes: LobbyChanges;
}
