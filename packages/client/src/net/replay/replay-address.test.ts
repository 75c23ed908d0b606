import { expect, test } from 'vitest';
import { readReplayPosition, replayAddress } from './replay-address.ts';

const USUAL = { turn: 0, view: 'all' } as const;

test.each([
  ['?turn=34&seat=2', { turn: 34, view: 1 }],
  ['?turn=34&view=public', { turn: 34, view: 'public' }],
  ['?seat=1', { turn: 0, view: 0 }],
  ['', USUAL],
  ['?turn=34&seat=2.', { turn: 34, view: 1 }],
  ['?turn=34)', { turn: 34, view: 'all' }],
  ['?view=public%20', { turn: 0, view: 'public' }],
  ['?turn=-1&seat=0&view=mine', USUAL],
  ['?turn=9999999&seat=x', USUAL],
])('the query %s leads to a turn and a view', (query, position) => {
  expect(readReplayPosition(query, USUAL)).toEqual(position);
});

test.each([
  [{ turn: 34, view: 1 }, '/r/abc?turn=34&seat=2'],
  [{ turn: 0, view: 'all' }, '/r/abc?view=all'],
  [{ turn: 7, view: 'public' }, '/r/abc?turn=7&view=public'],
] as const)('an address leads back to where it was made', (position, address) => {
  expect(replayAddress({ id: 'abc', packed: '' }, position)).toBe(address);
  expect(readReplayPosition(address.slice(address.indexOf('?')), { turn: 1, view: 3 })).toEqual({
    ...position,
    turn: position.turn || 1, // The start is the default.
  });
});

test('a game in the fragment comes last, so that no server gets it', () => {
  expect(replayAddress({ id: null, packed: 'q1Y' }, { turn: 3, view: 0 })).toBe('/r?turn=3&seat=1#q1Y');
});
