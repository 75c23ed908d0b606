import { expect, test } from 'vitest';
import { readSetUp, setUpText } from './set-up.ts';

test('a set-up that the group keeps gets the seats and the options that it does not say', () => {
  expect(readSetUp({ game: 'mod-four', options: { mode: 'partnership' }, pace: 'fast' })).toMatchObject({
    game: 'mod-four',
    seats: 4,
    options: { mode: 'partnership', target: 10 },
    pace: 'fast',
  });
});

test.each([null, { game: 'unknown', options: {} }, { game: 'mod-four', options: {}, later: true }])(
  'a set-up that this page does not understand has no button: %o',
  (stored) => expect(readSetUp(stored)).toBeNull(),
);

test('a set-up in words has what differs from the plain game', () => {
  const setUp = readSetUp({ game: 'mod-four', options: { mode: 'partnership' }, seats: 4, pace: 'fast' });
  expect(setUp && setUpText(setUp).replaceAll('\u00a0', ' ')).toBe('Mod Four · 4 players · Two pairs · Fast');
});
