import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { toHex } from '@hundredfold/shared/core/encoding.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { lastAttempt, type ShuffleAttempts, startAttempts } from '@hundredfold/shared/shuffle-proof/attempts.ts';
import { sealOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { type GivenUpStart, hashBefore, hashOfRoster } from '@hundredfold/shared/shuffle-proof/key.ts';
import {
  attemptsOf,
  entryOf,
  fixedShuffle,
  playProven,
  receiptAt,
  revealed,
  SEALED,
  SECRET,
} from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import type { FixedShuffle } from '@hundredfold/shared/shuffle-proof/turn-chance.ts';
import { describe, expect, test } from 'vitest';
import type { KeptReceipt } from '../../net/shuffle/shuffle-receipts.ts';
import { type CheckedShuffle, checkFinishedGame, type FinishedGame } from './check-record.ts';

const SETTING = { game: modFour, options: defaultOptions(modFour.options), seats: 4 };

function recordOf(shuffle: FixedShuffle): GameRecord {
  return playProven(SETTING, shuffle).record;
}

function recorded(people: readonly number[], missing: readonly (readonly number[])[] = []): GameRecord {
  return recordOf(fixedShuffle(SETTING, attemptsOf(people, missing)));
}

function rostersIn(shuffle: Omit<GivenUpStart, 'why'>): readonly string[] {
  return shuffle.attempts.map((_, index) => {
    const attempts = shuffle.attempts.slice(0, index + 1);
    const before = hashBefore({ givenUp: [], ...shuffle, attempts });
    return toHex(hashOfRoster({ before, roster: lastAttempt(attempts).roster }));
  });
}

function rostersOf(people: readonly number[], missing: readonly (readonly number[])[] = []): readonly string[] {
  return rostersIn(fixedShuffle(SETTING, attemptsOf(people, missing)));
}

const RECORD = recorded([0, 2]);
const COMMITTED: KeptReceipt = {
  ...receiptAt(0),
  ...{ table: 'table', rosters: [], accepted: 0, wasOmitted: false, seenGame: SEALED.match },
};
const ANN: FinishedGame = {
  game: modFour,
  id: SEALED.match,
  seat: 0,
  receipt: { ...COMMITTED, rosters: rostersOf([0, 2]), accepted: 1 },
  earlier: [],
};

function receiptWith(changes: Partial<KeptReceipt> = {}): { readonly receipt: KeptReceipt } {
  return { receipt: { ...COMMITTED, ...changes } };
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

test.each<readonly [why: string, record: GameRecord, mark: string, missed: string]>([
  ['was away at the start', recorded([2]), 'missed', 'absent'],
  ['was away, as everyone else,', recorded([]), 'alone', 'absent'],
  ['did not reveal in time', recorded([0, 2], [[0]]), 'missed', 'silent'],
])('someone who had committed and %s is told so, and nothing failed', async (_, record, mark, missed) => {
  expect(await checkFinishedGame(record, { ...ANN, ...receiptWith() })).toMatchObject({ mark, missed });
});

test.each<readonly [why: string, record: unknown, step: string, changes: Partial<FinishedGame>]>([
  ['what comes is no record', { steps: [] }, 'record', {}],
  ['the proof is missing', { ...RECORD, proof: undefined }, 'form', {}],
  ['the proof is of another game', RECORD, 'form', { id: 'other', receipt: null }],
  ['the own number is missing, for which this browser was shown a roster', recorded([2]), 'changed', {}],
  ['the server has dropped the own number', recorded([2], [[0]]), 'dropped', receiptWith({ wasOmitted: true })],
  ['a card was swapped', { ...RECORD, steps: RECORD.steps.map(swapped) }, 'outcomes', {}],
  ['the result is another', { ...RECORD, outcome: { ...RECORD.outcome, scores: [0, 0, 0, 0] } }, 'rules', {}],
])('the check fails if %s', async (_, record, step, changes) => {
  expect(await checked(record, changes)).toEqual(['failed', step]);
});

test('a record may be without a proof, unless this browser took part in its shuffle', async () => {
  const record = { ...RECORD, proof: undefined };
  expect(await checked(record, { receipt: null })).toEqual(['unproven']);
  expect(await checked(record)).toEqual(['failed', 'form']);
});

describe('a game is proven, after n attempts,', () => {
  const seal = sealOf('first', SECRET);
  const first = { ...receiptAt(0), match: 'first', seal };
  const GIVEN_UP: GivenUpStart = {
    ...{ match: 'first', seal, why: 'left' as const },
    form: fixedShuffle(SETTING, []).form,
    attempts: startAttempts([entryOf(0, first)]),
  };
  const FIRST: KeptReceipt = { ...COMMITTED, ...first, rosters: rostersIn(GIVEN_UP), seenGame: SEALED.match };

  function begun(starts: number, givenUp: readonly GivenUpStart[]) {
    const receipt = { ...COMMITTED, starts, lastStart: starts === 0 ? COMMITTED.lastStart : (FIRST.rosters[0] ?? '') };
    const roster = [entryOf(0, receipt), entryOf(2, receiptAt(2))];
    const attempts: ShuffleAttempts = revealed(startAttempts(roster), []);
    const shuffle = { ...fixedShuffle(SETTING, attempts), givenUp };
    const kept = { ...receipt, rosters: rostersIn(shuffle), accepted: 1 };
    return { record: recordOf(shuffle), receipt: kept };
  }

  async function history(record: GameRecord, changes: Partial<FinishedGame> = {}) {
    const result = (await checkFinishedGame(record, { ...ANN, ...changes })) as CheckedShuffle & { history?: object };
    return { mark: result.mark, ...result.history };
  }
  const NOTHING = { voids: [], givenUp: 0, unnamed: [], ownUnnamed: 0, names: ['', '', '', ''] };

  test('which is one if nothing failed', async () => {
    expect(await history(RECORD)).toEqual({ mark: 'proven', attempts: 1, ...NOTHING });
  });

  test('with the players who were missing in the void ones', async () => {
    const rosters = rostersOf([0, 2, 3], [[3]]);
    const receipt = { ...COMMITTED, rosters, accepted: 2 };
    const record = { ...recorded([0, 2, 3], [[3]]), names: [null, null, null, { name: 'Dan' }] };
    const said = { voids: [[3]], names: ['', '', '', 'Dan'] };
    expect(await history(record, { receipt })).toEqual({ mark: 'proven', attempts: 2, ...NOTHING, ...said });
  });

  test('with the starts that were given up, and why', async () => {
    const { record, receipt } = begun(1, [GIVEN_UP]);
    const said = { attempts: 2, ...NOTHING, givenUp: 1 };
    expect(await history(record, { receipt, earlier: [FIRST] })).toEqual({ mark: 'proven', ...said });
    expect(await history(record, { receipt: null, seat: null })).toEqual({ mark: 'proven', ...said });
  });

  test('with the starts that the record hides, but the commitments do not', async () => {
    const { record, receipt } = begun(1, []);
    const said = { mark: 'proven', attempts: 2, ...NOTHING };
    expect(await history(record, { receipt, earlier: [FIRST] })).toEqual({ ...said, ownUnnamed: 1 });
    expect(await history(record, { receipt: null, seat: null })).toEqual({ ...said, unnamed: [0] });
  });

  test('and a player whose browser stayed out learns of these starts too', async () => {
    const said = { mark: 'missed', ...NOTHING, attempts: 1, ownUnnamed: 1 };
    expect(await history(RECORD, { receipt: null, earlier: [FIRST] })).toEqual(said);
  });
});

test('a game that went on from another one has no proof, unless this browser took part in a shuffle', async () => {
  const record = { ...RECORD, proof: undefined, playedOn: { turn: 2 } };
  expect(await checked(record, { receipt: null })).toEqual(['continued']);
  expect(await checked(record)).toEqual(['failed', 'form']);
});

function swapped(step: GameRecord['steps'][number]): GameRecord['steps'][number] {
  return 'chance' in step && step.chance === 'shuffle' ? { ...step, result: step.result.toReversed() } : step;
}
