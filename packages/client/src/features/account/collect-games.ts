import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { ExportedGames, OwnGamePlace } from '@hundredfold/shared/protocol/own-games.ts';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';

type ExportedGame = ExportedGames['games'][number];

const EXPORT_RETRY_MS = 10_000;

/** The number of times that a part is asked for again. The server's limit is for one minute, so more are of no use. */
const MAX_EXPORT_RETRIES = 12;

/**
 * Loads the records of all games of the user, part by part. The server limits how many it sends in a minute; then the export waits
 * and goes on. `onProgress` gets the number of games so far, and whether the export waits. Once `closing` is aborted, it asks for no
 * more parts, and returns what it has.
 */
export async function collectGames(
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
