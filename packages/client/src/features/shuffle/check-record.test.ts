import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
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

const RECORD = recorded([0, 2]);
/** Ann, who has seat 0. */
const ANN: FinishedGame = { game: modFour, id: SEALED.match, seat: 0, me: 10, receipt: { ...receiptAt(0), revealed: 1 } };

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
  expect(await checked(recorded([0, 2], [[0]]))).toEqual(['missed']);
  expect(await checked(recorded([]), { receipt: null })).toEqual(['alone']);
});

test.each<readonly [why: string, record: unknown, step: string, changes: Partial<FinishedGame>]>([
  ['what comes is no record', { steps: [] }, 'record', {}],
  ['the proof is missing', { ...RECORD, proof: undefined }, 'form', {}],
  ['the proof is of another game', RECORD, 'form', { id: 'other', receipt: null }],
  ['the own number is missing', recorded([2]), 'receipt', {}],
  ['an attempt is missing in which this browser has revealed', RECORD, 'receipt', { receipt: { ...receiptAt(0), revealed: 2 } }],
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
