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
    recall(personId, id) {
      const own = given.get(personId);
      return own === undefined ? undefined : find(own, id)?.answer;
    },
    remember(personId, id, answer) {
      const own = given.get(personId) ?? { ends: [], answers: [], last: 0 };
      given.set(personId, own);
      own.last = ++count;
      const known = find(own, id);
      if (known === undefined) add(own, { id, answer });
      else known.answer = answer;
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

interface GivenAnswer {
  readonly id: string;
  answer: Answer;
}

/** What one person was answered, in order: a list of so few is sooner gone through than kept as a table. */
interface Given {
  /** The end of each id: most often none is like it, and the ids, which lie all over memory, need not be looked at. */
  readonly ends: number[];
  readonly answers: GivenAnswer[];
  /** How many answers had been given to all by the last of them. */
  last: number;
}

function find({ ends, answers }: Given, id: string): GivenAnswer | undefined {
  const end = endOf(id);
  for (let at = ends.indexOf(end); at >= 0; at = ends.indexOf(end, at + 1)) {
    if (answers[at]?.id === id) return answers[at];
  }
  return undefined;
}

function add({ ends, answers }: Given, answer: GivenAnswer): void {
  ends.push(endOf(answer.id));
  if (answers.push(answer) <= KEPT) return;
  ends.shift();
  answers.shift();
}

/** Its last two characters: those of one client count. */
function endOf(id: string): number {
  return id.charCodeAt(id.length - 1) | (id.charCodeAt(id.length - 2) << 16);
}

function longestSilent(given: ReadonlyMap<string, Given>): string {
  const [first = ''] = [...given].sort(([, one], [, other]) => one.last - other.last).map(([personId]) => personId);
  return first;
}
