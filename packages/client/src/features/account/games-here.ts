import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted } from '@hundredfold/shared/core/result.ts';
import { resultAt } from '@hundredfold/shared/protocol/played-game.ts';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';
import { type LocalRecord, listFinishedGames } from '../../net/local/offline-store.ts';
import type { CountedGame } from './statistics.ts';

/**
 * Loads the games on the server and on this device. Those that went on from a turn of another game do not count.
 * `isWhole` is `false` if the server did not answer, so that the games are only those on this device.
 */
export async function loadCountedGames() {
  const key = readStored('key');
  const [own, here] = await Promise.all([key === '' ? NO_GAMES : api.statistics(key), gamesOnDevice()]);
  const onServer = own.ok ? own.value.games.map((played) => ({ ...played, isLocal: false })) : [];
  return { games: [...onServer, ...here].filter(({ playedOn }) => playedOn === undefined), isWhole: own.ok };
}

/** A user without a key has played no game. */
const NO_GAMES = accepted({ games: [] });

/**
 * The results of the games that were played offline on this device. Games that the app no longer has are left out. If they cannot be
 * read, there are none: the games on the server are shown anyway.
 */
export async function gamesOnDevice(): Promise<readonly CountedGame[]> {
  const records = await listFinishedGames();
  if (records.length === 0) return [];
  try {
    const { gameById } = await import('@hundredfold/shared/games/index.ts'); // Only the rules know which players are partners.
    return records.flatMap((record) => resultOf(record, gameById(record.record.game)));
  } catch (error) {
    reportError(error);
    return [];
  }
}

function resultOf({ id, when, seat, record, playedOn }: LocalRecord, game: Game | undefined): readonly CountedGame[] {
  const { outcome } = record;
  if (game === undefined || outcome === undefined) return [];
  const result = { ...resultAt({ ...record, outcome, game }, seat), ...(playedOn !== undefined && { playedOn: playedOn.turn }) };
  return [{ ...result, match: id, at: when, people: 1, isLocal: true }];
}
