import { drawnResult, outcomeKey } from './draw.ts';
import { fromHex, hash, isSame, toHex } from './hashing.ts';
import { countedSteps, eventsOf, loggedHash, type Steps } from './history-events.ts';
import { comparedCards } from './live-cards.ts';
import { hashesBefore, MOST_SEATS, participantsOf, type ShownStart, type ShuffleMakers, wrongAttempt } from './participants.ts';
import { claimedStarts, formOf, type NamedStart, priorStarts, type ShownGivenUp } from './starts.ts';

/** The steps of a check, in order. */
export type ShuffleStep = 'form' | 'people' | 'seal' | 'outcomes' | 'moves';

const FIELDS = 'attempts,givenUp,log,match,seal,secret,v';

/** The proof of a record, which may come from anywhere. */
export interface UnknownProof extends ShownStart {
  readonly v: unknown;
  readonly secret: string;
  readonly givenUp: readonly ShownGivenUp[];
  readonly log: string;
}

export interface ShuffleCheck {
  readonly failed: ShuffleStep | null;
  /** The number of the wrong attempt, or of the wrong outcome in the order of time, from 1; 0 if neither is meant. */
  readonly at: number;
  /** The seats of the people who took part; none if the server shuffled alone. */
  readonly seats: readonly number[];
  /** The seats that were missing in each void attempt. */
  readonly voids: readonly (readonly number[])[];
  readonly givenUp: readonly NamedStart[];
  /** The number of attempts until this shuffle. Who arranged for some to fail has chosen among so many deals at most. */
  readonly attempts: number;
  /** The seats of players whose browsers say that they took part in starts which the record does not name. */
  readonly unnamed: readonly number[];
  /** The four cards to compare. */
  readonly cards: readonly string[];
}

/** The result of a check so far. It is filled in on the way, so that a failed check says how far it came. */
type Progress = { -readonly [Name in keyof ShuffleCheck]: ShuffleCheck[Name] };

/** Checks the proof of a record, without the rules of its game. */
export function checkShuffle(record: Steps & { readonly proof?: unknown }): ShuffleCheck {
  const progress: Progress = {
    failed: 'form',
    at: 0,
    seats: [],
    voids: [],
    givenUp: [],
    attempts: 0,
    unnamed: [],
    cards: [],
  };
  try {
    if (isRight(progress, record, record.proof as UnknownProof)) progress.failed = null;
  } catch {
    // Anything that is not as it should be fails the step at which the check is.
  }
  return progress;
}

function isRight(progress: Progress, record: Steps, proof: UnknownProof): boolean {
  if (proof.v !== 2 || Object.keys(proof).sort().join() !== FIELDS) return false;
  if (!Number.isInteger(record.seats) || record.seats > MOST_SEATS) return false;
  const [seal, secret] = [fromHex(proof.seal), fromHex(proof.secret)];

  progress.failed = 'people';
  const makers = checkedMakers(progress, record, proof);
  if (makers === null) return false;

  progress.failed = 'seal';
  if (toHex(hash('seal', proof.match, secret)) !== proof.seal) return false;

  progress.failed = 'outcomes';
  let log = hash('log-start', proof.match, seal);
  const line = countedSteps(makers.seats);
  for (const event of eventsOf(record)) {
    log = loggedHash(log, event);
    if ('back' in event) line.undo(event.back.stood);
    else if ('chance' in event.step) {
      progress.at += 1;
      const drawn = drawnResult(event.step, outcomeKey(secret, makers, line.turn()));
      if (!isSame(drawn, event.step.result)) return false;
      line.addOutcome();
    } else line.addMove(event.step);
  }
  progress.at = 0;

  progress.failed = 'moves';
  return toHex(log) === proof.log;
}

/** Returns the people who shuffled; `null` if an attempt is wrong. */
function checkedMakers(progress: Progress, record: Steps, proof: UnknownProof): ShuffleMakers | null {
  const { attempts } = proof;
  const before = priorStarts(proof);
  progress.givenUp = before.givenUp;
  progress.at = 1 + wrongAttempt(proof, record.seats);
  if (progress.at > 0) return null;
  const makers = participantsOf(hashesBefore(proof, before.prior, formOf(record)), attempts.at(-1));
  const { most, unnamed } = claimedStarts(proof, before);
  progress.seats = makers.seats;
  progress.voids = attempts.slice(0, -1).map(({ missing }) => missing);
  progress.attempts = 1 + progress.voids.length + Math.max(before.attempts, most);
  progress.unnamed = unnamed;
  progress.cards = comparedCards(makers);
  return makers;
}
