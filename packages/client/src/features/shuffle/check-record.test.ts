import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { toHex } from '@hundredfold/shared/core/encoding.ts';
import { rosterHash } from '@hundredfold/shared/shuffle-proof/key.ts';
import { attemptsOf, CHAIN, playProven, receiptAt, SEALED } from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import { describe, expect, test } from 'vitest';
import type { Receipt } from '../../verify/check/check-receipt.ts';
import { checkFinishedGame, type FinishedGame } from './check-record.ts';

function recorded(people: readonly number[], missing: readonly (readonly number[])[] = []): GameRecord {
  const attempts = attemptsOf(people, missing);
  const setting = { game: modFour, options: defaultOptions(modFour.options), seats: 4 };
  const played = playProven(setting, { ...SEALED, attempts, chain: CHAIN }, 1);
  if (played === null) throw new Error('the game is too long');
  return played.record;
}

/** Returns what a browser keeps that has revealed in all of these attempts. */
function rostersOf(people: readonly number[], missing: readonly (readonly number[])[] = []): readonly string[] {
  const attempts = attemptsOf(people, missing);
  return attempts.map((_, index) => toHex(rosterHash({ ...SEALED, attempts: attempts.slice(0, index + 1) })));
}

const RECORD = recorded([0, 2]);
/** Ann, who has seat 0. */
const ANN: FinishedGame = {
  game: modFour,
  id: SEALED.match,
  seat: 0,
  receipt: { ...receiptAt(0), rosters: rostersOf([0, 2]), accepted: 1, wasOmitted: false },
};

/** Returns the receipt of Ann with changes; without any, she has committed and no more. */
function receiptWith(changes: Partial<Receipt> = {}): Pick<FinishedGame, 'receipt'> {
  return { receipt: { ...receiptAt(0), rosters: [], accepted: 0, wasOmitted: false, ...changes } };
}

async function checked(record: unknown, changes: Partial<FinishedGame> = {}): Promise<readonly string[]> {
  const result = await checkFinishedGame(JSON.parse(JSON.stringify(record)), { ...ANN, ...changes });
  return result.mark === 'failed' ? [result.mark, result.step] : [result.mark];
}

test('a game is proven to its players, and to spectators', async () => {
  expect(await checked(RECORD)).toEqual(['proven']);
  expect(await checked(RECORD, { seat: null, receipt: null })).toEqual(['proven']);
  expect((await checkFinishedGame(RECORD, ANN)).cards).toHaveLength(4);
});

test('it is not proven to a player whose browser had no number in it, nor if no person took part', async () => {
  expect(await checked(RECORD, { seat: 1, receipt: null })).toEqual(['missed']);
  expect(await checked(RECORD, { receipt: null })).toEqual(['missed']);
  expect(await checked(recorded([]), { receipt: null })).toEqual(['alone']);
});

describe('someone who had committed', () => {
  const FIRST_ROSTER = rostersOf([0, 2], [[0]]).slice(0, 1);

  async function result(record: GameRecord, changes: Partial<FinishedGame>) {
    const { mark, missed = null } = (await checkFinishedGame(record, { ...ANN, ...changes })) as {
      mark: string;
      missed?: string;
    };
    return [mark, missed];
  }

  test('and was away at the start is told so, and nothing failed', async () => {
    expect(await result(recorded([2]), receiptWith())).toEqual(['missed', 'absent']);
    expect(await result(recorded([2]), { ...receiptWith(), seat: null })).toEqual(['missed', 'absent']);
    expect(await result(recorded([]), receiptWith())).toEqual(['alone', 'absent']);
  });

  test('and did not reveal in time is told so', async () => {
    expect(await result(recorded([0, 2], [[0]]), receiptWith())).toEqual(['missed', 'silent']);
    expect(await result(recorded([0], [[0]]), receiptWith())).toEqual(['alone', 'silent']);
    expect(await result(recorded([0, 2], [[0]]), receiptWith({ rosters: FIRST_ROSTER }))).toEqual(['missed', 'late']);
    const left = { rosters: rostersOf([0, 2, 3], [[2]]).slice(0, 1) };
    expect(await result(recorded([0, 2, 3], [[2], [0]]), receiptWith(left))).toEqual(['missed', 'silent']);
  });

  test.each<readonly [why: string, people: readonly number[], changes: Partial<Receipt>]>([
    ['was here when the roster was fixed without it', [2], { wasOmitted: true }],
    ['has revealed, and the server had accepted it', [0, 2], { rosters: FIRST_ROSTER, accepted: 1 }],
  ])('and %s knows that the server has dropped it', async (_, people, changes) => {
    expect(await checked(recorded(people, [[0]]), receiptWith(changes))).toEqual(['failed', 'dropped']);
  });

  test('is not deceived by another commitment under the same member id', async () => {
    const other = { ...receiptAt(0), secret: receiptAt(1).secret };
    expect(await checked(RECORD, receiptWith(other))).toEqual(['failed', 'dropped']);
  });
});

test.each<readonly [why: string, record: unknown, step: string, changes: Partial<FinishedGame>]>([
  ['what comes is no record', { steps: [] }, 'record', {}],
  ['the proof is missing', { ...RECORD, proof: undefined }, 'form', {}],
  ['the proof is of another game', RECORD, 'form', { id: 'other', receipt: null }],
  ['the own number is missing, for which this browser was shown a roster', recorded([2]), 'changed', {}],
  [
    'an attempt is missing in which this browser has revealed',
    RECORD,
    'changed',
    receiptWith({ rosters: rostersOf([0, 2], [[2]]) }),
  ],
  ['the others are not those for whose roster this browser revealed', recorded([0, 3]), 'changed', {}],
  ['a card was swapped', { ...RECORD, steps: RECORD.steps.map(swapped) }, 'outcomes', {}],
  ['a move was changed', { ...RECORD, steps: RECORD.steps.toSpliced(2, 1) }, 'outcomes', {}],
  ['the result is another', { ...RECORD, outcome: { ...RECORD.outcome, scores: [0, 0, 0, 0] } }, 'rules', {}],
])('the check fails if %s', async (_, record, step, changes) => {
  expect(await checked(record, changes)).toEqual(['failed', step]);
});

test('a record of an older server has no proof', async () => {
  expect(await checked({ ...RECORD, proof: undefined }, { receipt: null })).toEqual(['unproven']);
  // Up to three void attempts use up a link each, of 1,024.
  const steps = Array.from({ length: 1022 }, () => RECORD.steps[0]);
  expect(await checked({ ...RECORD, proof: undefined, steps })).toEqual(['unproven']);
  expect(await checked({ ...RECORD, proof: undefined, steps: steps.slice(1) })).toEqual(['failed', 'form']);
});

test('a game that went on from another one has no proof, unless this browser took part in a shuffle', async () => {
  const record = { ...RECORD, proof: undefined, playedOn: { turn: 2 } };
  expect(await checked(record, { receipt: null })).toEqual(['continued']);
  expect(await checked(record)).toEqual(['failed', 'form']);
});

function swapped(step: GameRecord['steps'][number]): GameRecord['steps'][number] {
  return 'chance' in step && step.chance === 'shuffle' ? { ...step, result: step.result.toReversed() } : step;
}
