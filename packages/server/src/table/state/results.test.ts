// Threats (docs/security.md): B3.

import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { failingStorage } from '../../../test/failing-storage.ts';
import { annAndBots, move, seated, toTheEnd } from '../../../test/hand-people.ts';
import { GRACE, type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import { startedTable } from '../../../test/started-table.ts';
import { syncTimers } from '../timers/sync-timers.ts';
import { depart } from './presence.ts';

const kept = ({ storage }: HandTable) => storage.resultsAt('match 1');

describe('the result of a match', () => {
  test('is stored for each person as in the record, and not before the end', async () => {
    const { hand, people } = await startedTable();
    await move(hand, people);
    expect(await kept(hand)).toEqual([]);
    await toTheEnd(hand, people);
    const { ranking = [], scores } = (await recordIn(hand.storage, 'match 1'))!.outcome!;
    const results = await kept(hand);
    expect(results.map(({ personId }) => personId)).toEqual(['id of Ann', 'id of Ben', 'id of Cleo', 'id of Dan']);
    expect(results.map(({ played }) => played.score)).toEqual(scores);
    expect(results.flatMap(({ played }, seat) => (played.place === 1 ? [seat] : []))).toEqual(ranking[0]);
    const [{ played }] = (await kept(hand)) as [(typeof results)[number]];
    expect(played).toMatchObject({ match: 'match 1', game: 'mod-four', options: { target: 2 }, seats: 4, people: 4 });
    expect(Math.abs(played.at - Date.now())).toBeLessThan(60_000);
  });

  test('is not stored for bots, and contains the number of people', async () => {
    const hand = await handTable();
    const ann = await annAndBots(hand);
    await hand.ask(ann, 'start');
    await toTheEnd(hand, [ann]);
    expect(await kept(hand)).toMatchObject([{ personId: 'id of Ann', played: { people: 1, seats: 4 } }]);
  });

  test('of a solitaire is won or not', async () => {
    const hand = await handTable({ game: foursquare, options: {} });
    const [ann = 0] = await seated(hand, 'Ann');
    await hand.ask(ann, 'start');
    await toTheEnd(hand, [ann]);
    const { won, scores } = (await recordIn(hand.storage, 'match 1'))!.outcome!;
    const [result] = await kept(hand);
    expect(result?.played).toMatchObject({ won, score: scores[0], seats: 1 });
    expect(result?.played).not.toHaveProperty('place');
  });

  test('marks people for whom a bot plays at the end as having left', async () => {
    const { hand, people } = await startedTable();
    hand.table.value = { ...hand.table.value, seating: depart(hand.table.value.seating, people[1]!) };
    syncTimers(hand.table);
    await hand.pass(GRACE * 1000 + PACE);
    await toTheEnd(hand, people);
    const left = (await kept(hand)).map(({ played }) => played.left);
    expect(left).toEqual([undefined, true, undefined, undefined]);
  });

  test('is not lost if the process ends before the record is written, and is not stored twice', async () => {
    const storage = failingStorage('finish');
    const { sound } = storage;
    storage.fails = 'before';
    const { hand, people } = await startedTable({ storage });
    await toTheEnd(hand, people);
    expect(await recordIn(sound, 'match 1')).toBeNull();
    const results = await sound.resultsAt('match 1');
    expect(results).toHaveLength(4);
    await handTable({ storage: sound });
    expect(await recordIn(sound, 'match 1')).not.toBeNull();
    expect(await sound.resultsAt('match 1')).toEqual(results);
  });
});
