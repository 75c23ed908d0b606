import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import { expect, test } from 'vitest';
import { keepOrder } from './table-list.tsx';

const rows = (codes: string): readonly LobbyRow[] =>
  [...codes].map((code) => ({ code, game: '', options: {}, pace: 'free', playing: false, seats: [], watchers: 0, since: 0 }));

test('rows that are shown keep their places while the player reads them; new rows follow in their own order', () => {
  const kept = keepOrder(['A', 'B', 'C', 'D'], rows('XDAYC'));
  expect(kept.map(({ code }) => code).join('')).toBe('ACDXY');
});
