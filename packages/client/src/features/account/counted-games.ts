import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';
import { gamesOnDevice } from './games-here.ts';
import type { CountedGame } from './statistics.ts';

export interface CountedGames {
  readonly games: readonly CountedGame[];
  /** `false` if the server did not answer, so that the games are only those on this device. */
  readonly isWhole: boolean;
}

export function useCountedGames(): { readonly found: ReadonlySignal<CountedGames | null>; readonly ask: () => void } {
  const found = useSignal<CountedGames | null>(null);
  const ask = () => {
    found.value = null;
    void loadCountedGames().then((games) => {
      found.value = games;
    });
  };
  useEffect(ask, []);
  return { found, ask };
}

/** Loads the games on the server and on this device. Those that went on from a turn of another game do not count. */
export async function loadCountedGames(): Promise<CountedGames> {
  const [own, here] = await Promise.all([loadOwnGames(), gamesOnDevice()]);
  const onServer = own.ok ? own.value.map((played) => ({ ...played, isLocal: false })) : [];
  return { games: [...onServer, ...here].filter(({ playedOn }) => playedOn === undefined), isWhole: own.ok };
}

async function loadOwnGames(): Promise<Result<readonly PlayedGame[], 'failed'>> {
  const key = readStored('key');
  if (key === '') return accepted([]); // A user without a key has played no game.
  const answer = await api.statistics(key);
  return answer.ok ? accepted(answer.value.games) : answer;
}
