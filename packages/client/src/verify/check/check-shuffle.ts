import { drawnResult, fourCards } from './draw.ts';
import { fromHex, hash, hashedTimes, isSame, outcomeKey, toHex } from './hashing.ts';
import { bindings, numbered, type Steps } from './history.ts';
import { hashBefore, participantsOf, type ShownAttempt, wrongAttempt } from './people.ts';

/** The steps of a check, in order. */
export type ShuffleStep = 'form' | 'people' | 'seal' | 'outcomes' | 'moves';

const FIELDS = 'attempts,log,lots,match,opened,seal,v';

/** The length of the server's chain. */
const LINKS = 1024;

/** The proof of a record, which may come from anywhere. */
export interface UnknownProof {
  readonly v: unknown;
  readonly match: string;
  readonly seal: string;
  readonly attempts: readonly ShownAttempt[];
  readonly opened: string;
  readonly lots: unknown;
  readonly log: string;
}

/** The result of a check. */
export interface ShuffleCheck {
  /** The first step that failed; `null` if the proof is right. */
  readonly failed: ShuffleStep | null;
  /** The number of the wrong attempt, from 1, or of the wrong outcome; 0 if neither is meant. */
  readonly at: number;
  /** The seats of the people who took part; none if the server shuffled alone. */
  readonly seats: readonly number[];
  /** The seats that were missing in each void attempt. */
  readonly voids: readonly (readonly number[])[];
  /** The four cards to compare. */
  readonly cards: readonly string[];
}

/** The result of a check so far. It is filled in on the way, so that a failed check says how far it came. */
type Progress = { -readonly [Name in keyof ShuffleCheck]: ShuffleCheck[Name] };

/** Checks the proof of a record, without the rules of its game. */
export function checkShuffle(record: Steps & { readonly proof?: unknown }): ShuffleCheck {
  const progress: Progress = { failed: 'form', at: 0, seats: [], voids: [], cards: [] };
  try {
    if (isRight(progress, record, record.proof as UnknownProof)) progress.failed = null;
  } catch {
    // Anything that is not as it should be fails the step at which the check is.
  }
  return progress;
}

function isRight(progress: Progress, record: Steps, proof: UnknownProof): boolean {
  const { match, attempts } = proof;
  const seal = fromHex(proof.seal);
  const opened = fromHex(proof.opened);
  if (proof.v !== 1 || Object.keys(proof).sort().join() !== FIELDS) return false;

  progress.failed = 'people';
  progress.at = 1 + wrongAttempt(match, seal, attempts, record.seats);
  if (progress.at > 0) return false;
  const voids = attempts.slice(0, -1);
  const people = participantsOf(hashBefore(match, seal, voids), attempts.at(-1));
  progress.seats = people.seats;
  progress.voids = voids.map(({ missing }) => missing);
  progress.cards = fourCards(people.seal);

  progress.failed = 'seal';
  const first = 1 + voids.length;
  const { drawn, lots, log } = numbered(record, first, hash('log-start', match, seal));
  const last = first + drawn.length - 1;
  if (last > LINKS || toHex(hashedTimes('chain', opened, last)) !== proof.seal) return false;

  progress.failed = 'outcomes';
  const binding = bindings(people.start, people.seats);
  for (const { j, step, moves } of drawn) {
    progress.at = j;
    const key = outcomeKey(hashedTimes('chain', opened, last - j), people.key, j, binding(moves));
    if (!isSame(drawnResult(step, key), step.result)) return false;
  }
  progress.at = 0;
  if (!isSame(proof.lots, lots)) return false;

  progress.failed = 'moves';
  return toHex(log) === proof.log;
}
