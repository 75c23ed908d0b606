import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { toHex } from '@hundredfold/shared/shuffle-proof/encoding.ts';
import { rosterHash } from '@hundredfold/shared/shuffle-proof/key.ts';
import { attemptsOf, CHAIN, playProven, receiptAt, SEALED } from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import { expect, test } from 'vitest';
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
  me: 10,
  receipt: { ...receiptAt(0), rosters: rostersOf([0, 2]) },
};

const NEVER_REVEALED = { receipt: { ...receiptAt(0), rosters: [] } };

async function checked(record: unknown, changes: Partial<FinishedGame> = {}): Promise<readonly string[]> {
  const result = await checkFinishedGame(JSON.parse(JSON.stringify(record)), { ...ANN, ...changes });
  return result.mark === 'failed' ? [result.mark, result.step] : [result.mark];
}

test('a game is proven to its players, and to spectators', async () => {
  expect(await checked(RECORD)).toEqual(['proven']);
  expect(await checked(RECORD, { seat: null, me: 20, receipt: null })).toEqual(['proven']);
  expect((await checkFinishedGame(RECORD, ANN)).cards).toHaveLength(4);
});

test('it is not proven to someone who sat down later or was missing, nor if no person took part', async () => {
  expect(await checked(RECORD, { seat: 1, me: 11, receipt: null })).toEqual(['missed']);
  expect(await checked(RECORD, { me: 14, receipt: null })).toEqual(['missed']);
  expect(await checked(recorded([0, 2], [[0]]), NEVER_REVEALED)).toEqual(['missed']);
  expect(await checked(recorded([]), { receipt: null })).toEqual(['alone']);
});

test('someone who did not reveal in time is told so, and someone who sat down later is not', async () => {
  const isLate = async (record: GameRecord, changes: Partial<FinishedGame>) =>
    (await checkFinishedGame(record, { ...ANN, ...changes })) as { readonly isLate?: boolean };
  expect(await isLate(recorded([0, 2], [[0]]), NEVER_REVEALED)).toMatchObject({ mark: 'missed', isLate: true });
  expect(await isLate(recorded([0], [[0]]), NEVER_REVEALED)).toMatchObject({ mark: 'alone', isLate: true });
  expect(await isLate(recorded([0, 2], [[0]]), { receipt: null, me: 14 })).toMatchObject({ mark: 'missed', isLate: false });
  expect(await isLate(recorded([0, 2], [[2]]), { receipt: null })).toMatchObject({ mark: 'proven', isLate: false });
});

test.each<readonly [why: string, record: unknown, step: string, changes: Partial<FinishedGame>]>([
  ['what comes is no record', { steps: [] }, 'record', {}],
  ['the proof is missing', { ...RECORD, proof: undefined }, 'form', {}],
  ['the proof is of another game', RECORD, 'form', { id: 'other', receipt: null }],
  ['the own number is missing', recorded([2]), 'receipt', {}],
  [
    'an attempt is missing in which this browser has revealed',
    RECORD,
    'receipt',
    { receipt: { ...receiptAt(0), rosters: rostersOf([0, 2], [[]]) } },
  ],
  ['the others are not those for whose roster this browser revealed', recorded([0, 3]), 'receipt', {}],
  ['a card was swapped', { ...RECORD, steps: RECORD.steps.map(swapped) }, 'outcomes', {}],
  ['a move was changed', { ...RECORD, steps: RECORD.steps.toSpliced(2, 1) }, 'outcomes', {}],
  ['the result is another', { ...RECORD, outcome: { ...RECORD.outcome, scores: [0, 0, 0, 0] } }, 'rules', {}],
])('the check fails if %s', async (_, record, step, changes) => {
  expect(await checked(record, changes)).toEqual(['failed', step]);
});

test('a record of an older server has no proof', async () => {
  expect(await checked({ ...RECORD, proof: undefined }, { receipt: null })).toEqual(['unproven']);
});

test('a game that went on from another one has no proof, unless this browser took part in a shuffle', async () => {
  const record = { ...RECORD, proof: undefined, playedOn: { turn: 2 } };
  expect(await checked(record, { receipt: null })).toEqual(['continued']);
  expect(await checked(record)).toEqual(['failed', 'form']);
});

function swapped(step: GameRecord['steps'][number]): GameRecord['steps'][number] {
  return 'chance' in step && step.chance === 'shuffle' ? { ...step, result: step.result.toReversed() } : step;
}
