import type { Result } from '@hundredfold/shared/core/result.ts';

/**
 * The number of answers that are kept for each person. A client waits for one answer at a time, so it repeats only recent
 * requests.
 */
const MAX_ANSWERS = 32;

/** The number of people whose answers are kept. The person whose last answer is the oldest is removed first. */
const MAX_PEOPLE = 64;

/** The number of answers that are kept from before a restart; the oldest are removed first. */
const MAX_RESTORED = 256;

type MoveAnswer = Result<number, string>;

export type PastAnswers = ReturnType<typeof pastAnswers>;

/**
 * Keeps the answers to the last moves of each person, by their person id and the id that their client gave the move, also when a person
 * leaves.
 */
export function pastAnswers() {
  const given = new Map<string, Map<string, MoveAnswer>>();
  const restored = new Map<string, MoveAnswer>();
  return {
    recall: (personId: string, id: string) => given.get(personId)?.get(id),
    remember(personId: string, id: string, answer: MoveAnswer): void {
      const own = given.get(personId) ?? new Map<string, MoveAnswer>();
      given.delete(personId); // The person whose last answer is the oldest comes first.
      given.set(personId, own.set(id, answer));
      dropFirst(own, MAX_ANSWERS);
      dropFirst(given, MAX_PEOPLE);
    },
    /**
     * Returns an answer from before the restart, for any person. The seat may have changed hands since, and no other person knows the
     * id.
     */
    restored: (id: string) => restored.get(id),
    restore(id: string, answer: MoveAnswer): void {
      restored.set(id, answer);
      dropFirst(restored, MAX_RESTORED);
    },
    forget: (personId: string) => void given.delete(personId),
  };
}

function dropFirst(map: Map<string, unknown>, most: number): void {
  if (map.size <= most) return;
  const [first = ''] = map.keys();
  map.delete(first);
}
