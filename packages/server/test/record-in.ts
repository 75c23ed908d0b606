import { type GameRecord, RECORD_FORMAT } from '@hundredfold/shared/core/record.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';

/** Returns a record as it is stored, without the names of the people; `null` if there is none. */
export async function recordIn(storage: Pick<GameStorage, 'recordText'>, match: string): Promise<GameRecord | null> {
  const text = await storage.recordText(match);
  if (text === null) return null;
  return JSON.parse(`${JSON.stringify(text.head).slice(0, -1)}${Buffer.from(text.rest)}}`) as GameRecord;
}

/** A record that the storage takes, of a game that it does not know. */
export const SHORT_RECORD: GameRecord = {
  format: RECORD_FORMAT,
  game: 'some-game',
  rules: 1,
  options: {},
  seats: 1,
  names: [null],
  steps: [],
  outcome: { scores: [1] },
  hashes: '',
};
