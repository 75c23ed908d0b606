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

/**
 * The answers to the last moves of each person, by their person id and the id that their client gave the move. They are kept when
 * a person leaves.
 */
export interface PastAnswers {
  recall(personId: string, id: string): MoveAnswer | undefined;
  remember(personId: string, id: string, answer: MoveAnswer): void;
  /**
   * Returns an answer from before the restart, for any person. The seat may have changed hands since, and no other person knows
   * the id.
   */
  restored(id: string): MoveAnswer | undefined;
  restore(id: string, answer: MoveAnswer): void;
  /** Returns whether answers to a person are kept. */
  has(personId: string): boolean;
  forget(personId: string): void;
}

export function pastAnswers(): PastAnswers {
  const given = new Map<string, Given>();
  const restored = new Map<string, MoveAnswer>();
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
      if (given.size > MAX_PEOPLE) given.delete(longestSilent(given));
    },
    restored: (id) => restored.get(id),
    restore(id, answer) {
      restored.set(id, answer);
      for (const oldest of restored.keys()) {
        if (restored.size <= MAX_RESTORED) return;
        restored.delete(oldest);
      }
    },
    has: (personId) => given.has(personId),
    forget: (personId) => void given.delete(personId),
  };
}

interface GivenAnswer {
  readonly id: string;
  answer: MoveAnswer;
}

/** The answers to one person, in order. For so few, a list is faster than a map. */
interface Given {
  /** The end of each id. Most often none matches, so the ids, which are spread over the memory, need not be read. */
  readonly ends: number[];
  readonly answers: GivenAnswer[];
  /** The total number of answers to all people when this person got the last one. */
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
  if (answers.push(answer) <= MAX_ANSWERS) return;
  ends.shift();
  answers.shift();
}

/** Returns a number from the last two characters of an id. The ids of one client are numbered, so these differ. */
function endOf(id: string): number {
  return id.charCodeAt(id.length - 1) | (id.charCodeAt(id.length - 2) << 16);
}

function longestSilent(given: ReadonlyMap<string, Given>): string {
  const [first = ''] = [...given].sort(([, one], [, other]) => one.last - other.last).map(([personId]) => personId);
  return first;
}
