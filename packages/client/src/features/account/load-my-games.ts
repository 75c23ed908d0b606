import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { ExportedGames, OwnGamePlace, OwnGames, OwnGamesRequest } from '@hundredfold/shared/protocol/own-games.ts';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';

export type MyGamesQuery = Omit<OwnGamesRequest, 'key'>;

const NO_GAMES: OwnGames = { games: [], hasMore: false };

/** Loads a part of the finished games of this browser's user on the server, the latest first. */
export async function loadMyGames(query: MyGamesQuery): Promise<Result<OwnGames, 'failed'>> {
  const key = readStored('key');
  return key === '' ? accepted(NO_GAMES) : api.ownGames({ key, ...query }); // A user without a key has played no game.
}

/** Makes a game a favourite, or ends that. `gone`: its record was deleted. */
export function markFavourite(match: string, isFavourite: boolean): Promise<Result<null, 'gone' | 'full' | 'failed'>> {
  return api.markFavourite({ key: readStored('key'), match, isFavourite });
}

/** Deletes the user's result and name in one game. */
export async function forgetGame(match: string): Promise<boolean> {
  return (await api.forgetGame({ key: readStored('key'), match })).ok;
}

export type ExportedGame = ExportedGames['games'][number];

const EXPORT_RETRY_MS = 10_000;

/** The number of times that a part is asked for again. The server's limit is for one minute, so more are of no use. */
const MAX_EXPORT_RETRIES = 12;

/**
 * Loads the records of all games of the user, part by part. The server limits how many it sends in a minute; then the export waits
 * and goes on. `onProgress` gets the number of games so far, and whether the export waits. Once `closing` is aborted, it asks for no
 * more parts, and returns what it has.
 */
export async function exportGames(
  onProgress: (games: number, isWaiting: boolean) => void,
  closing: AbortSignal,
): Promise<Result<readonly ExportedGame[], 'too-many' | 'failed'>> {
  const key = readStored('key');
  const games: ExportedGame[] = [];
  let retries = 0;
  for (let after: OwnGamePlace | null | undefined; key !== '' && after !== null; ) {
    const answer = await api.exportGames({ key, ...(after && { after }) });
    if (closing.aborted) break;
    if (answer.ok) {
      games.push(...answer.value.games);
      after = answer.value.next;
      retries = 0;
      onProgress(games.length, false);
    } else {
      if (answer.refusal !== 'too-many' || retries === MAX_EXPORT_RETRIES) return refused(answer.refusal);
      retries++;
      onProgress(games.length, true);
      await new Promise((resolve) => setTimeout(resolve, EXPORT_RETRY_MS));
      if (closing.aborted) break;
    }
  }
  return accepted(games);
}
