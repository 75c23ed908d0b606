import type { GameStorage } from './game-storage.ts';
import type { StoredTable } from './stored-table.ts';

export async function storedPhase(
  storage: Pick<GameStorage, 'recordText'>,
  { match }: Pick<StoredTable, 'match'>,
): Promise<'gathering' | 'playing' | 'over'> {
  if (match === null) return 'gathering';
  return (await storage.recordText(match)) === null ? 'playing' : 'over';
}
