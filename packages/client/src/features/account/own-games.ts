import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';

export async function loadOwnGames(): Promise<Result<readonly PlayedGame[], 'failed'>> {
  const key = readStored('key');
  if (key === '') return accepted([]); // A user without a key has played no game.
  const answer = await api.statistics(key);
  return answer.ok ? accepted(answer.value.games) : answer;
}
