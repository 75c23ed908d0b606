import { MATCHMAKING_GAMES } from '@hundredfold/shared/protocol/matchmaking.ts';
import { describe, expect, test } from 'vitest';
import { withProposals } from './propose.ts';
import { type MatchmakingQueue, ticketOf, withNewTicket } from './queue.ts';
import { poolOf, seeker, tablesIn } from './testing/seekers.ts';

const games = ['mod-four'];

function withHostSearch(queue: MatchmakingQueue, host: string, names: readonly string[]): MatchmakingQueue {
  const people = names.map((name) => seeker(name));
  return withNewTicket(queue, { people, table: 'TABLE', games, pace: 'normal' }, host, 1000);
}

const missed = ({ missedCalls }: MatchmakingQueue) => missedCalls.map(({ personId, count }) => [personId, count]);

describe('a host who searches again during a proposal', () => {
  test('has missed it, alone and from any seat', () => {
    const wishes = [
      { who: 'Ann Ben', games },
      { who: 'Cleo Dan', games },
    ];
    const called = withProposals(poolOf(...wishes), MATCHMAKING_GAMES, 0);
    expect(tablesIn(called)).toEqual(['mod-four: Ann Ben Cleo Dan']);
    const queue = withHostSearch(called, 'Ben', ['Ann', 'Ben']);
    expect(queue.proposals).toEqual([]);
    expect(missed(queue)).toEqual([['Ben', 1]]);
    expect(ticketOf(queue, 'Cleo')).toMatchObject({ again: 'silent' });
  });

  test('has missed the proposal of a guest, who did nothing', () => {
    const called = withProposals(poolOf(...['Ann', 'Ben', 'Cleo', 'Dan'].map((who) => ({ who, games }))), MATCHMAKING_GAMES, 0);
    expect(missed(withHostSearch(called, 'Eve', ['Ann', 'Eve']))).toEqual([['Eve', 1]]);
  });

  test('has missed nothing if nobody at the table had a proposal', () => {
    expect(missed(withHostSearch(poolOf({ who: 'Ann Ben', games }), 'Ben', ['Ann', 'Ben']))).toEqual([]);
  });
});
