import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { statisticsSchema } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { readStored } from '../browser/stored.ts';
import { fetchFromServer } from './connectivity.ts';

/** What the games came to that the person in front of this browser has played in the house. */
export async function loadOwnGames(): Promise<Result<readonly PlayedGame[], 'failed'>> {
  const key = readStored('key');
  if (key === '') return accepted([]); // Whoever has no key yet has played nowhere.
  try {
    const answer = await fetchFromServer('/api/statistics', {
      headers: { authorization: `Bearer ${key}` },
    });
    return accepted(v.parse(statisticsSchema, await answer.json()).games);
  } catch {
    return refused('failed');
  }
}
