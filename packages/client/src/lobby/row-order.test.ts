import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import { expect, test } from 'vitest';
import { keepOrder } from './row-order.ts';

const rows = (codes: string): readonly LobbyRow[] =>
  [...codes].map((code) => ({ code, game: '', options: {}, pace: 'free', playing: false, seats: [], watchers: 0, since: 0 }));

test('rows that are read one by one stay in their places; those that are new come below them in their own order', () => {
  const kept = keepOrder(['A', 'B', 'C', 'D'], rows('XDAYC'));
  expect(kept.map(({ code }) => code).join('')).toBe('ACDXY');
});
