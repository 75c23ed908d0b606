import type { PlayedGame } from '@hundredfold/shared/core/played.ts';
import { describe, expect, test } from 'vitest';
import { ok, playing, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { handleIntent } from '../intents/handle-intent.ts';
import { forgetPerson, storedTableWithout } from '../runtime/forget.ts';
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
    const { scores } = crowd.reduce((evening, personId) => withResults(evening, personId, [result(personId, {})]), first);
    expect(scores.map(({ personId }) => personId)).toEqual(crowd.slice(-24));
    expect(sessionScoreWithout(first, 'ann').scores.map(({ personId }) => personId)).toEqual(['ben']);
  });
});

describe('a table', () => {
  const evening = ({ table }: HandTable) => table.value.sessionScore;
  const wins = (hand: HandTable) => evening(hand).scores.reduce((sum, each) => sum + each.wins, 0);

  async function rematch(hand: HandTable, people: readonly number[]): Promise<void> {
    for (const memberId of people) expect(await handleIntent(hand.table, memberId, 'rematch', undefined)).toEqual(ok(null));
    await toTheEnd(hand, people);
  }

  test('adds up the results of its matches', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    await toTheEnd(hand, people);
    expect(wins(hand)).toBe(1);
    await rematch(hand, people);
    expect(wins(hand)).toBe(2);
    expect(evening(hand).scores.map(({ games }) => games)).toEqual([2, 2, 2, 2]);
    const records = await Promise.all(['match 1', 'match 2'].map((id) => hand.storage.record(id)));
    const points = [0, 1, 2, 3].map((seat) => records.reduce((sum, each) => sum + each!.outcome!.scores[seat]!, 0));
    expect(evening(hand).scores.map((each) => each.points)).toEqual(points);
  });

  test('has the same session score after a restart at any time', async () => {
    const storage = openSqliteInMemory();
    const hand = await handTable({ storage });
    const people = await playing(hand);
    await toTheEnd(hand, people);
    const counted = evening(hand);
    expect((await storage.loadTable('TABLE000'))?.evening).toEqual(hand.table.value.sessionScore);
    expect(evening(await handTable({ storage }))).toEqual(counted);
    await handleIntent(hand.table, people[0]!, 'rematch', undefined);
    await handleIntent(hand.table, people[0]!, 'start', undefined);
    expect(evening(await handTable({ storage }))).toEqual(counted);
  });

  test('counts a match once the storage can return its results', async () => {
    const sound = openSqliteInMemory();
    let works = false;
    const resultsAt: typeof sound.resultsAt = (match) =>
      works ? sound.resultsAt(match) : Promise.reject(new Error('the disk does not answer'));
    const hand = await handTable({ storage: { ...sound, resultsAt } });
    const people = await playing(hand);
    await toTheEnd(hand, people);
    expect(hand.table.value).toMatchObject({ phase: 'over', unsaved: true, sessionScore: { match: null } });
    works = true;
    await hand.pass(60_000);
    expect(hand.table.value).toMatchObject({ unsaved: false, sessionScore: { match: 'match 1' } });
    expect(wins(hand)).toBe(1);
  });

  test('removes a person who asks for it, loaded or stored, also after they have left', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    await toTheEnd(hand, people);
    await handleIntent(hand.table, people[1]!, 'stand', undefined);
    const stored = (await hand.storage.loadTable('TABLE000'))!;
    expect(await hand.storage.tablesOf('id of Ben')).toEqual(['TABLE000']);
    expect(JSON.stringify(storedTableWithout(stored, 'id of Ben', false))).not.toContain('Ben');
    await forgetPerson(hand.table, 'id of Ben');
    expect(JSON.stringify(await hand.storage.loadTable('TABLE000'))).not.toContain('Ben');
    expect(evening(hand).scores.map(({ personId }) => personId)).toEqual(['id of Ann', 'id of Cleo', 'id of Dan']);
  });
});
