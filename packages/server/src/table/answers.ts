import type { Result } from '@hundredfold/shared/core/result.ts';

/** A client waits for one answer at a time, so that what it may ask again is recent. */
const KEPT = 32;

/** People whose answers are remembered; those go first to whom none was given for longest. */
const MOST_PEOPLE = 64;

/** Moves of before the process began whose answers are known; the last ones count. */
const MOST_RESTORED = 256;

type Answer = Result<number, string>;

/**
 * What each person, by their person id, was answered to their last moves, by the id that their client gave the move: also to those of
 * somebody who has left meanwhile, and come again.
 */
export interface PastAnswers {
  recall(personId: string, id: string): Answer | undefined;
  remember(personId: string, id: string, answer: Answer): void;
  /** What was answered before the process began, whoever asked: their seat may have changed hands since, and none else knows the id. */
  restored(id: string): Answer | undefined;
  restore(id: string, answer: Answer): void;
  forget(personId: string): void;
}

export function pastAnswers(): PastAnswers {
  const given = new Map<string, Map<string, Answer>>();
  const restored = new Map<string, Answer>();
  return {
    recall: (personId, id) => given.get(personId)?.get(id),
    remember(personId, id, answer) {
      const own = given.get(personId) ?? new Map<string, Answer>();
      given.delete(personId);
      given.set(personId, own.set(id, answer));
      keepLatest(own, KEPT);
      keepLatest(given, MOST_PEOPLE);
    },
    restored: (id) => restored.get(id),
    restore(id, answer) {
      restored.set(id, answer);
      keepLatest(restored, MOST_RESTORED);
    },
    forget: (personId) => void given.delete(personId),
  };
}

function keepLatest(all: Map<string, unknown>, most: number): void {
  for (const oldest of all.keys()) {
    if (all.size <= most) return;
    all.delete(oldest);
  }
}
