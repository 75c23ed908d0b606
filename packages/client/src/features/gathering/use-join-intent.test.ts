import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { sitAnywhere } from './use-join-intent.ts';

function emptyTable(seats: number) {
  const started = begunTable(0, modFour, seats);
  const gathering: Snapshot = {
    ...started,
    phase: 'gathering',
    seat: null,
    seats: started.seats.map((seat) => ({ ...seat, status: 'empty' as const, person: 0 })),
  };
  const snapshot = signal<Snapshot>(gathering);
  const ask = vi.fn();
  return { snapshot, ask, link: linkTo(snapshot, ask as unknown as TableLink['ask']) };
}

test('a player who presses twice sits on the first free seat', async () => {
  const { snapshot, ask, link } = emptyTable(3);
  ask.mockImplementation(async (_, { seat }) => {
    if (snapshot.peek().seats[seat]?.status !== 'empty') return refused({ refusal: 'seat-taken' });
    const seats = snapshot.peek().seats.map((held, at) => (at === seat ? { ...held, status: 'here' as const } : held));
    snapshot.value = { ...snapshot.peek(), seat, seats };
    return accepted(null);
  });
  await Promise.all([sitAnywhere(link), sitAnywhere(link)]);
  await sitAnywhere(link);
  expect(ask.mock.calls).toEqual([['sit', { seat: 0 }]]);
});

test('a player who was slower than others sits on the next free seat, but not on a second one', async () => {
  const { snapshot, ask, link } = emptyTable(3);
  ask.mockImplementation(async (_, { seat }) => {
    if (seat === 0) return refused({ refusal: 'seat-taken' });
    snapshot.value = { ...snapshot.peek(), seat: 2 };
    return refused({ refusal: 'no-answer' });
  });
  await sitAnywhere(link);
  expect(ask.mock.calls.map(([, { seat }]) => seat)).toEqual([0, 1]);
});
