import { partsOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { entryOf } from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import { beforeEach, expect, test } from 'vitest';
import { forgetStored } from '../../lib/stored.ts';
import { confirmedCommitment } from '../../net/shuffle/shuffle-participant.ts';
import { type KeptReceipt, keepReceipt, keepSeenGame, receiptFor } from '../../net/shuffle/shuffle-receipts.ts';
import { historyIn, markOf, missedReason } from './shuffle-mark.ts';

const sealed = { table: 'table', match: 'm', seal: 'ab'.repeat(32) };
let own: KeptReceipt;
let playing: ReturnType<typeof snapshot>;
let shuffle: (typeof playing)['shuffle'];
beforeEach(() => {
  forgetStored();
  own = receiptFor(sealed, 1)!;
  playing = snapshot();
  shuffle = playing.shuffle;
});

const view = { viewer: 0, options: {}, toAct: [0], outcome: null, table: {}, seats: [] };

function snapshot() {
  return {
    ...{ code: 'table', from: 'table', me: 1, phase: 'playing', playedOn: null, record: '', seat: 0, view },
    seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: '' }],
    shuffle: {
      ...{ match: sealed.match, seal: sealed.seal, attempt: 0, stage: 'fixed', before: 'ef'.repeat(32) },
      givenUp: [] as { match: string; why: string }[],
      roster: [entryOf(0, own)],
      reveals: [],
      missing: [] as number[],
    },
  };
}

function revealedFor(match: string): void {
  keepReceipt({ ...receiptFor({ ...sealed, match }, 1)!, rosters: ['cd'.repeat(32)] });
}

function markWith(changes: object, checked: object | null = null) {
  return markOf({ ...playing, ...changes } as never, checked as never);
}

test('a running game has the mark of its shuffle once this is fixed', () => {
  expect(markWith({})).toBe('fixed');
  expect(markWith({ seat: null })).toBe('fixed');
  expect(markWith({ shuffle: { ...shuffle, stage: 'open' } })).toBeNull();
  expect(markWith({ phase: 'gathering' })).toBeNull();
});

test('it says if the server shuffled alone, or without the reader', () => {
  expect(markWith({ shuffle: { ...shuffle, roster: [] } })).toBe('alone');
  expect(markWith({ seat: 1, shuffle: { ...shuffle, match: 'never committed' } })).toBe('missed');
});

test('the word of the table for who took part is not enough', () => {
  const entry = entryOf(0, own);
  for (const roster of [[{ ...entry, commit: 'cd'.repeat(32) }], [{ ...entry, member: 2 }]])
    expect(markWith({ shuffle: { ...shuffle, roster } })).toBe('missed');
});

test('only someone who had committed is told why their number is not in the shuffle', () => {
  const missed = (changes = {}) =>
    missedReason({ ...playing, shuffle: { ...shuffle, roster: [], missing: [0, 2], ...changes } } as never, null);
  expect(missed({ match: 'never committed' })).toBeNull();
  expect(missed()).toBe('silent');
  expect(missed({ missing: [2] })).toBe('absent');
  expect(missed({ missing: [2], stage: 'open' })).toBeNull();
  expect(missed({ roster: shuffle.roster })).toBeNull();
  const over = { ...playing, view: { ...view, outcome: { scores: [1] } } };
  expect(missedReason(over as never, { mark: 'missed', cards: [], missed: 'late' })).toBe('late');
  expect(missedReason(over as never, { mark: 'unknown', cards: [] })).toBeNull();
});

test('a table that begins anew without saying why has a warning, also while people gather', () => {
  revealedFor('first');
  const next = { phase: 'gathering', shuffle: { ...shuffle, match: 'next', stage: 'open', roster: [] } };
  expect(markWith(next)).toBe('again');
  expect(markWith({ ...next, phase: 'over' })).toBe('again');
  expect(markWith({ ...next, seat: null })).toBeNull();
  expect(markWith({ ...next, shuffle: { ...next.shuffle, givenUp: [{ match: 'first', attempts: 1, why: 'left' }] } })).toBeNull();
  const commitment = confirmedCommitment({ ...playing, ...next } as never);
  expect(commitment).toEqual(partsOf(receiptFor({ ...sealed, match: 'next' }, 1)!));
  expect(markWith(next)).toBeNull();
});

test('a running game says how many attempts it took, as far as the table and this browser know', () => {
  const history = (changes: object = {}) =>
    historyIn('fixed', { ...playing, shuffle: { ...shuffle, ...changes } } as never, null);
  const names = ['Ann', 'Ben', ''];
  expect(history()).toEqual({ attempts: 1, voids: [], givenUp: 0, unnamed: [], ownUnnamed: 0, names });
  expect(history({ stage: 'revealing' })).toBeNull();
  expect(history({ attempt: 2, missing: [1, 2] })).toMatchObject({ attempts: 3, voids: [[1, 2]] });
  const givenUp = ['first', 'second'].map((match) => ({ match, attempts: 1, why: 'left' }));
  expect(history({ givenUp })).toMatchObject({ attempts: 3, givenUp: 2, unnamed: [] });
  expect(history({ givenUp: [{ ...givenUp[0], attempts: 3 }] })).toMatchObject({ attempts: 4, givenUp: 1 });
  const roster = [entryOf(0, { ...own, starts: 2 }), entryOf(1, { ...own, starts: 3 })];
  expect(history({ roster })).toMatchObject({ attempts: 4, unnamed: [0, 1] });
  revealedFor('first');
  keepSeenGame('table', sealed.match);
  expect(history({ roster })).toMatchObject({ attempts: 4, unnamed: [1], ownUnnamed: 1 });
  expect(history({ roster, givenUp })).toMatchObject({ attempts: 4, unnamed: [1], ownUnnamed: 0 });
});

test('a game that goes on from another one is not proven', () => {
  expect(markWith({ playedOn: { turn: 34, rules: 1 }, shuffle: { ...shuffle, match: '', stage: 'open', roster: [] } })).toBe(
    'continued',
  );
});

test('a finished game has the result of the check', () => {
  const over = {
    phase: 'over',
    view: { ...view, outcome: { scores: [1] } },
    shuffle: { ...shuffle, match: 'next', stage: 'open' },
  };
  expect(markWith(over)).toBe('checking');
  expect(markWith(over, { mark: 'proven', cards: [] })).toBe('proven');
  expect(markWith(over, { mark: 'failed', step: 'seal', cards: [] })).toBe('failed');
});
