import { FIRST_RECORD_FORMAT, RECORD_FORMAT } from '@hundredfold/shared/core/record.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { describe, expect, test, vi } from 'vitest';
import { due, intent, playing, toTheEnd } from '../../test/hand-people.ts';
import { handTable, PACE } from '../../test/hand-table.ts';
import { openSqliteInMemory } from '../storage/sqlite/sqlite-storage.ts';
import { handleIntent } from '../table/intents/handle-intent.ts';
import { forgetPerson } from '../table/runtime/forget.ts';
import { joinTable } from '../table/runtime/join.ts';
import { recordFor, recordWithNames } from './records.ts';

const namesAt = async (storage: Parameters<typeof recordWithNames>[0]) => (await recordWithNames(storage, 'match 1'))?.names;

describe('the record of a finished game', () => {
  test('has the hash of every turn, and replays', async () => {
    const hand = await handTable();
    await toTheEnd(hand, await playing(hand));
    const record = (await recordWithNames(hand.storage, 'match 1'))!;
    expect(record).toMatchObject({ format: RECORD_FORMAT, rules: modFour.version, seats: 4 });
    expect(openReplay(modFour, record)).toMatchObject({ ok: true });
  });

  test('names the people by seat, as everyone saw them, and is not there before the end', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    await handleIntent(hand.table, people[2]!, 'introduce', { name: 'Ann', seal: 1 });
    expect(await recordWithNames(hand.storage, 'match 1')).toBeNull();
    await toTheEnd(hand, people);
    expect(await namesAt(hand.storage)).toEqual([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Ann ③' }, { name: 'Dan' }]);
  });

  test('marks bots', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    await handleIntent(hand.table, ann, 'sit', { seat: 2 });
    for (const seat of [0, 1, 3]) await handleIntent(hand.table, ann, 'fill', { seat });
    await handleIntent(hand.table, ann, 'start', undefined);
    while (hand.table.value.phase === 'playing') {
      if (due(hand).seat === 2) await handleIntent(hand.table, ann, 'act', intent(hand, due(hand).action));
      else await hand.pass(PACE);
    }
    const names = (await namesAt(hand.storage))!;
    expect(names[2]).toEqual({ name: 'Ann' });
    expect(names.filter((each) => each?.bot === true)).toHaveLength(3);
  });

  test('does not name someone who was forgotten, neither after the game nor during it', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    await forgetPerson(hand.table, 'id of Dan');
    while (hand.table.value.phase === 'playing') {
      const { seat, action } = due(hand);
      if (seat === 3) await hand.pass(PACE);
      else await handleIntent(hand.table, people[seat]!, 'act', intent(hand, action));
    }
    await hand.storage.forgetResults('id of Ben');
    const names = (await namesAt(hand.storage))!;
    expect(names.slice(0, 3)).toEqual([{ name: 'Ann' }, null, { name: 'Cleo' }]);
    expect(names[3]).toMatchObject({ bot: true });
    expect(JSON.stringify(await hand.storage.record('match 1'))).not.toMatch(/Ann|Ben|Cleo|Dan/);
  });

  test.each([
    ['none', 'not-allowed'],
    ['public', null],
    ['dealt', null],
  ] as const)('is for everyone or for its players alone, as spectators could watch in the end: %s', async (watch, refusal) => {
    const hand = await handTable();
    const people = await playing(hand, { watching: { watch, delay: 8 } });
    await toTheEnd(hand, people);
    const record = await recordWithNames(hand.storage, 'match 1');
    const player = await recordFor(hand.storage, 'match 1', 'id of Ann');
    expect(player).toEqual(record);
    expect(record).not.toBeNull();
    for (const person of ['id of a stranger', null])
      expect(await recordFor(hand.storage, 'match 1', person)).toEqual(refusal ?? record);
    await hand.storage.forgetResult('id of Ann', 'match 1');
    expect(await recordFor(hand.storage, 'match 1', 'id of Ann')).toEqual(
      refusal ?? (await recordWithNames(hand.storage, 'match 1')),
    );
    expect(JSON.stringify(player)).not.toMatch(/"access"|id of/);
  });

  test('of an older version is of the first format, without names', async () => {
    const storage = openSqliteInMemory();
    const old = {
      format: FIRST_RECORD_FORMAT,
      game: 'mod-four',
      options: {},
      seats: 2,
      steps: [],
      outcome: { scores: [] },
    } as const;
    await storage.finish('match 1', old);
    expect(await recordWithNames(storage, 'match 1')).toEqual({ ...old, rules: 1, names: [null, null] });
  });
});

// PostgreSQL refuses a zero character, which would look like a database that fails.
test.each(['\0', 'a\nb', '', 'x'.repeat(65)])('no database is asked for a record with the id %j', async (id) => {
  const asked = vi.fn();
  expect(await recordFor({ record: asked, resultsAt: asked, spectatorAccessAt: asked }, id, null)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
