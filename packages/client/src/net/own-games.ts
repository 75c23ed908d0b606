import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { statisticsSchema } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { readStored } from '../lib/stored.ts';
import { fetchFromServer } from './connectivity.ts';

/** Loads the results of the games that this browser's user has played on the server. */
export async function loadOwnGames(): Promise<Result<readonly PlayedGame[], 'failed'>> {
  const key = readStored('key');
  if (key === '') return accepted([]); // A user without a key has played no game.
  try {
    const answer = await fetchFromServer('/api/statistics', {
      headers: { authorization: `Bearer ${key}` },
    });
    return accepted(v.parse(statisticsSchema, await answer.json()).games);
  } catch {
    return refused('failed');
  }
}
