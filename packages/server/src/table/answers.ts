import type { Result } from '@hundredfold/shared/core/result.ts';

/** A client waits for one answer at a time, so that what it may ask again is recent. */
const KEPT = 32;

/** What each person was answered to their last moves, by the id that their client gave the move. */
export interface Answers {
  recall(person: number, id: string): Result<number, string> | undefined;
  remember(person: number, id: string, answer: Result<number, string>): void;
}

export function answers(): Answers {
  const given = new Map<number, Map<string, Result<number, string>>>();
  return {
    recall: (person, id) => given.get(person)?.get(id),
    remember(person, id, answer) {
      const own = given.get(person) ?? new Map<string, Result<number, string>>();
      given.set(person, own.set(id, answer));
      for (const oldest of own.keys()) {
        if (own.size <= KEPT) break;
        own.delete(oldest);
      }
    },
  };
}
