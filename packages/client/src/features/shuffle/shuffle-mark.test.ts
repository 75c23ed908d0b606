import { commitmentOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { expect, test } from 'vitest';
import { receiptFor } from '../../net/shuffle-receipts.ts';
import { markOf, missedPartOf } from './shuffle-mark.ts';

const sealed = { match: 'm', seal: 'ab'.repeat(32) };
const OWN = commitmentOf(receiptFor(sealed, 1));

const view = { viewer: 0, options: {}, toAct: [0], outcome: null, table: {}, seats: [] };
const shuffle = {
  ...sealed,
  attempt: 0,
  stage: 'fixed',
  before: 'ef'.repeat(32),
  roster: [{ seat: 0, member: 1, commit: OWN }],
  reveals: [],
  missing: [],
};
const playing = { phase: 'playing', view, shuffle, seat: 0, playedOn: null };

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
  const roster = [{ seat: 0, member: 1, commit: 'cd'.repeat(32) }];
  expect(markWith({ shuffle: { ...shuffle, roster } })).toBe('missed');
});

test('only someone who had committed is told why their number is not in the shuffle', () => {
  const missed = (changes = {}) =>
    missedPartOf({ ...playing, shuffle: { ...shuffle, roster: [], missing: [0, 2], ...changes } } as never, null);
  expect(missed({ match: 'never committed' })).toBeNull();
  expect(missed()).toBe('silent');
  expect(missed({ missing: [2] })).toBe('absent');
  expect(missed({ missing: [2], stage: 'open' })).toBeNull();
  expect(missed({ roster: shuffle.roster })).toBeNull();
  const over = { ...playing, view: { ...view, outcome: { scores: [1] } } };
  expect(missedPartOf(over as never, { mark: 'missed', cards: [], missed: 'late' })).toBe('late');
  expect(missedPartOf(over as never, { mark: 'unknown', cards: [] })).toBeNull();
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
