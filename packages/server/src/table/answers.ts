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
  const given = new Map<string, Given>();
  const restored = new Map<string, Answer>();
  let count = 0;
  return {
    recall: (personId, id) => given.get(personId)?.answers.find((each) => each.id === id)?.answer,
    remember(personId, id, answer) {
      const own = given.get(personId) ?? { answers: [], last: 0 };
      given.set(personId, own);
      own.last = ++count;
      const known = own.answers.find((each) => each.id === id);
      if (known !== undefined) known.answer = answer;
      else if (own.answers.push({ id, answer }) > KEPT) own.answers.shift();
      if (given.size > MOST_PEOPLE) given.delete(longestSilent(given));
    },
    restored: (id) => restored.get(id),
    restore(id, answer) {
      restored.set(id, answer);
      for (const oldest of restored.keys()) {
        if (restored.size <= MOST_RESTORED) return;
        restored.delete(oldest);
      }
    },
    forget: (personId) => void given.delete(personId),
  };
}

/** What one person was answered, in order: a list of so few is sooner gone through than kept as a table. */
interface Given {
  readonly answers: { readonly id: string; answer: Answer }[];
  /** How many answers had been given to all by the last of them. */
  last: number;
}

function longestSilent(given: ReadonlyMap<string, Given>): string {
  const [first = ''] = [...given].sort(([, one], [, other]) => one.last - other.last).map(([personId]) => personId);
  return first;
}
