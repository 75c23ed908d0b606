import type { Result } from '@hundredfold/shared/core/result.ts';
import type { ShuffleCheck } from '@hundredfold/shared/proof-check/check-shuffle.ts';
import type { CheckedRecord, CheckStep, FailedCheck } from './verify-record.ts';

export const EXIT_CODES = { right: 0, wrong: 1, unproven: 2 } as const;

/** The largest length of the sentence on what is wrong, which quotes what the record has. */
const MAX_FAULT_LENGTH = 500;

export interface CheckReport {
  readonly text: string;
  readonly exitCode: number;
}

const STEPS: Readonly<Record<CheckStep, string>> = {
  record: 'the form of the record',
  form: 'the form of the proof',
  people: 'the commitments and reveals of the people',
  seal: 'the seal of the server',
  outcomes: 'the outcomes',
  moves: 'the moves',
  rules: 'the rules of the game',
};

const SUITS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** Describes the result of a check in plain sentences. Seats are counted from 1, as people do. */
export function reportOf(checked: Result<CheckedRecord, FailedCheck>): CheckReport {
  if (!checked.ok) {
    const { step, fault } = checked.refusal;
    return { text: `FAILED at ${STEPS[step]}: ${fault.slice(0, MAX_FAULT_LENGTH)}.\n`, exitCode: EXIT_CODES.wrong };
  }
  const { record, shuffle } = checked.value;
  const rules = `All ${record.steps.length} steps follow the rules of ${record.game}, and the game ends as recorded.`;
  if (shuffle === null) {
    const none =
      'The record has no proof of its shuffle: the game was played on one device, goes on from another one, or was played before there were proofs.';
    return { text: `${rules}\n${none}\n`, exitCode: EXIT_CODES.unproven };
  }
  return {
    text: [...sentencesOn(shuffle), rules, ...verdictOn(shuffle)].map((line) => `${line}\n`).join(''),
    exitCode: shuffle.seats.length === 0 ? EXIT_CODES.unproven : EXIT_CODES.right,
  };
}

const REASONS = { left: 'a player stood up', changed: 'the table went on to something else' } as const;

function sentencesOn({ voids, givenUp, unnamed }: ShuffleCheck): readonly string[] {
  return [
    ...givenUp.map(
      ({ why, seats, missing }) => `A start of ${seatsOf(seats)} was given up, because ${REASONS[why]}; ${absence(missing)}.`,
    ),
    ...voids.map((missing, index) => `Attempt ${index + 1} to shuffle was void; ${absence(missing)}.`),
    ...unnamed.map((seat) => `The browser of seat ${seat + 1} says that it took part in starts which this record does not name.`),
    'The secret of the server leads to its seal, and every outcome is the one drawn.',
    'The moves are those of the proof; names, and moves after the last shuffle, could have been changed together with it.',
  ];
}

function absence(missing: readonly number[]): string {
  return missing.length === 0 ? 'all had revealed' : `${seatsOf(missing)} had not revealed`;
}

function verdictOn({ seats, cards, attempts }: ShuffleCheck): readonly string[] {
  if (seats.length === 0) return ['NOT PROVEN: no person took part, so the server shuffled by itself alone.'];
  const read = cards.map((card) => card.slice(0, -1) + (SUITS[card.slice(-1)] ?? ''));
  return [
    attempts === 1
      ? `PROVEN: ${seatsOf(seats)} and the server shuffled together. None of them alone could choose or steer it.`
      : `PROVEN, AFTER ${attempts} ATTEMPTS: ${seatsOf(seats)} and the server shuffled together. Who arranged for attempts to fail has chosen among ${attempts} deals at most.`,
    `Everyone at the table should have seen these four cards: ${read.join(' ')}`,
  ];
}

function seatsOf(seats: readonly number[]): string {
  return `${seats.length === 1 ? 'seat' : 'seats'} ${seats.map((seat) => seat + 1).join(', ')}`;
}
