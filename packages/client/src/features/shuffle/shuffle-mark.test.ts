import { expect, test } from 'vitest';
import { receiptFor } from '../../net/shuffle-receipts.ts';
import { isLate, markOf } from './shuffle-mark.ts';

const view = { viewer: 0, options: {}, toAct: [0], outcome: null, table: {}, seats: [] };
const shuffle = {
  match: 'm',
  seal: 'ab'.repeat(32),
  attempt: 0,
  stage: 'fixed',
  before: 'ef'.repeat(32),
  roster: [{ seat: 0, member: 1, commit: 'cd'.repeat(32) }],
  reveals: [],
  missing: [],
};
const playing = { phase: 'playing', view, shuffle, seat: 0, me: 1, playedOn: null };

function markWith(changes: object, checked: object | null = null) {
  return markOf({ ...playing, ...changes } as never, checked as never);
}

test('a running game has the mark of its shuffle once this is fixed', () => {
  expect(markWith({})).toBe('fixed');
  expect(markWith({ seat: null, me: 9 })).toBe('fixed');
  expect(markWith({ shuffle: { ...shuffle, stage: 'open' } })).toBeNull();
  expect(markWith({ phase: 'gathering' })).toBeNull();
});

test('it says if the server shuffled alone, or without the reader', () => {
  expect(markWith({ shuffle: { ...shuffle, roster: [] } })).toBe('alone');
  expect(markWith({ seat: 1, me: 2 })).toBe('missed');
  expect(markWith({ me: 2 })).toBe('missed');
});

test('only someone who had committed is told that they did not reveal in time', () => {
  const late = (match: string, changes = {}) =>
    isLate({ ...playing, shuffle: { ...shuffle, match, roster: [], missing: [0, 2], ...changes } } as never, null);
  expect(late('never committed')).toBe(false);
  receiptFor({ match: 'committed', seal: shuffle.seal }, 1);
  expect(late('committed')).toBe(true);
  expect(late('committed', { missing: [2] })).toBe(false);
  const over = { ...playing, view: { ...view, outcome: { scores: [1] } } };
  expect(isLate(over as never, { mark: 'missed', cards: [], isLate: true })).toBe(true);
  expect(isLate(over as never, { mark: 'unknown', cards: [] })).toBe(false);
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
