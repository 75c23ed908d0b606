import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';

/** Returns a record as it is stored, without the names of the people; `null` if there is none. */
export async function recordIn(storage: Pick<GameStorage, 'recordText'>, match: string): Promise<GameRecord | null> {
  const text = await storage.recordText(match);
  if (text === null) return null;
  return JSON.parse(`${JSON.stringify(text.head).slice(0, -1)}${Buffer.from(text.rest)}}`) as GameRecord;
}
