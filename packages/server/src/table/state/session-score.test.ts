import type { PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';
import { describe, expect, test } from 'vitest';
import { failingStorage } from '../../../test/failing-storage.ts';
import { toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { startedTable } from '../../../test/started-table.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { NO_SESSION_SCORE, sessionScoreWithout, withResults } from './session-score.ts';

function result(personId: string, played: Partial<PlayedGame>) {
  const plain = { match: 'm', at: 1, game: 'mod-four', options: {}, seats: 4, people: 4, place: 2, score: 7 };
  return { personId, played: { ...plain, ...played } };
}

describe('a session score', () => {
  const first = withResults(NO_SESSION_SCORE, 'm1', [result('ann', { place: 1, score: 10 }), result('ben', {})]);

  test('counts games, wins and points for each person, and no match twice', () => {
    expect(first.scores).toEqual([
      { personId: 'ann', games: 1, wins: 1, points: 10 },
      { personId: 'ben', games: 1, wins: 0, points: 7 },
    ]);
    expect(withResults(first, 'm1', [result('ben', { place: 1 })])).toBe(first);
    const second = withResults(first, 'm2', [result('ben', { place: 1, score: 10 }), result('cleo', { score: -20 })]);
    expect(second.scores).toEqual([
      { personId: 'ann', games: 1, wins: 1, points: 10 },
      { personId: 'ben', games: 2, wins: 1, points: 17 },
      { personId: 'cleo', games: 1, wins: 0, points: -20 },
    ]);
  });

  test('resets the points for another kind of match, and keeps the wins', () => {
    const longer = withResults(first, 'm2', [result('ann', { options: { target: 20 }, place: 1, score: 20 })]);
    expect(longer.scores).toEqual([
      { personId: 'ben', games: 1, wins: 0, points: 0 },
      { personId: 'ann', games: 2, wins: 2, points: 20 },
    ]);
  });

  test('counts no win for a person who has left', () => {
    const { scores } = withResults(first, 'm2', [result('ann', { place: 1, score: 10, left: true })]);
    expect(scores.at(-1)).toEqual({ personId: 'ann', games: 2, wins: 1, points: 10 });
  });

  test('keeps only the people who played last', () => {
    const crowd = Array.from({ length: 30 }, (_, memberId) => `guest ${memberId}`);
    const { scores } = crowd.reduce((evening, person) => withResults(evening, person, [result(person, {})]), first);
    expect(scores.map(({ personId }) => personId)).toEqual(crowd.slice(-24));
    expect(sessionScoreWithout(first, 'ann').scores.map(({ personId }) => personId)).toEqual(['ben']);
  });
});

describe('a table', () => {
  const evening = ({ table }: HandTable) => table.value.sessionScore;
  const wins = (hand: HandTable) => evening(hand).scores.reduce((sum, each) => sum + each.wins, 0);

  test('has the same session score after a restart at any time', async () => {
    const storage = openSqliteInMemory();
    const { hand, people } = await startedTable({ storage });
    await toTheEnd(hand, people);
    const counted = evening(hand);
    expect((await storage.loadTable('TABLE000'))?.evening).toEqual(hand.table.value.sessionScore);
    expect(evening(await handTable({ storage }))).toEqual(counted);
    await hand.ask(people[0]!, 'rematch');
    await hand.ask(people[0]!, 'start');
    expect(evening(await handTable({ storage }))).toEqual(counted);
  });

  test('counts a match once the storage can return its results', async () => {
    const storage = failingStorage('resultsAt');
    const { hand, people } = await startedTable({ storage });
    storage.fails = 'before';
    await toTheEnd(hand, people);
    expect(hand.table.value).toMatchObject({ phase: 'over', unsaved: true, sessionScore: { match: null } });
    storage.fails = 'no';
    await hand.pass(60_000);
    expect(hand.table.value).toMatchObject({ unsaved: false, sessionScore: { match: 'match 1' } });
    expect(wins(hand)).toBe(1);
  });
});
