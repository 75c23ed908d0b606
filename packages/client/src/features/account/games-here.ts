import { resultAt } from '@hundredfold/shared/core/played.ts';
import { type LocalRecord, listFinishedGames } from '../../net/local/offline-store.ts';
import type { CountedGame } from './statistics.ts';

/** The results of the games that were played offline on this device. Games that the app no longer has are left out. */
export async function gamesOnDevice(): Promise<readonly CountedGame[]> {
  const records = await listFinishedGames();
  if (records.length === 0) return [];
  const { gameById } = await import('@hundredfold/shared/games/index.ts'); // Only the rules know which players are partners.
  return records.flatMap(({ id, when, seat, record, playedOn }: LocalRecord): readonly CountedGame[] => {
    const game = gameById(record.game);
    if (game === undefined) return [];
    const result = { ...resultAt({ ...record, game }, seat), ...(playedOn !== undefined && { playedOn: playedOn.turn }) };
    return [{ ...result, match: id, at: when, seat, people: 1, isLocal: true }];
  });
}
