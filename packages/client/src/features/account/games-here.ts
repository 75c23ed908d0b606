import type { Game } from '@hundredfold/shared/core/game.ts';
import { resultAt } from '@hundredfold/shared/core/played.ts';
import { type LocalRecord, listFinishedGames } from '../../net/local/offline-store.ts';
import type { CountedGame } from './statistics.ts';

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
