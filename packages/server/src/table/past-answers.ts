import type { Result } from '@hundredfold/shared/core/result.ts';

/** A client waits for one answer at a time, so that what it may ask again is recent. */
const KEPT = 32;

/** What each person was answered to their last moves, by the id that their client gave the move. */
export interface PastAnswers {
  recall(number: number, id: string): Result<number, string> | undefined;
  remember(number: number, id: string, answer: Result<number, string>): void;
}

export function pastAnswers(): PastAnswers {
  const given = new Map<number, Map<string, Result<number, string>>>();
  return {
    recall: (number, id) => given.get(number)?.get(id),
    remember(number, id, answer) {
      const own = given.get(number) ?? new Map<string, Result<number, string>>();
      given.set(number, own.set(id, answer));
      for (const oldest of own.keys()) {
        if (own.size <= KEPT) break;
        own.delete(oldest);
      }
    },
  };
}
