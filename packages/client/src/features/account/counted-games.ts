import { loadOwnGames } from '../../net/own-games.ts';
import { gamesOnDevice } from './games-here.ts';
import type { CountedGame } from './statistics.ts';

/** The games that count for the player, as far as they are known. */
export interface CountedGames {
  readonly games: readonly CountedGame[];
  /** `false` if the server did not answer, so that the games are only those on this device. */
  readonly isWhole: boolean;
}

/** Loads the games that count for the player, on the server and on this device. */
export async function loadCountedGames(): Promise<CountedGames> {
  const [own, here] = await Promise.all([loadOwnGames(), gamesOnDevice()]);
  const onServer = own.ok ? own.value.map((played) => ({ ...played, isLocal: false })) : [];
  return { games: [...onServer, ...here], isWhole: own.ok };
}
