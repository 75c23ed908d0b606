import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { playing, toTheEnd } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import { recordIn } from '../../test/record-in.ts';
import { personIdOf } from '../identity/person-id.ts';
import type { Caller, LimitedLookUp } from '../limits/request-limit.ts';
import { playOf } from '../table/state/table.ts';
import { newTableOptionsOf } from './new-table-options.ts';

const nobody: Caller = { person: null, network: 'here' };
const ann: Caller = { person: 'id of Ann', network: 'here' };
const KEY = 'k'.repeat(22);
const freely: LimitedLookUp = async (_, look) => look();

let hand: HandTable;
let record = '';

async function played(watch: 'public' | 'none'): Promise<void> {
  hand = await handTable();
  await toTheEnd(hand, await playing(hand, { watching: { watch, delay: 8 } }));
  record = playOf(hand.table.value)?.id ?? '';
}

function newTableFrom(caller: Caller, from: { readonly record?: string; readonly turn: number }, lookUp = freely) {
  const newTable = { game: 'mod-four', options: { target: 50 }, seats: 3, key: KEY, from: { record, ...from } };
  return newTableOptionsOf(newTable, caller, hand.storage, lookUp);
}

describe('the record of a game that everyone could watch', () => {
  beforeEach(() => played('public'));

  test('gives a table its options, its seats and the steps until the turn', async () => {
    const newTable = await newTableFrom(nobody, { turn: 3 });
    expect(newTable).toMatchObject({
      ok: true,
      value: { seats: 4, options: { target: 2 }, playedOn: { turn: 3, rules: modFour.version } },
    });
    expect(newTable.ok && newTable.value).not.toHaveProperty('from');
    expect(newTable.ok && newTable.value).not.toHaveProperty('key');
    expect(newTable.ok && newTable.value.host).toBe(personIdOf(KEY));
    const steps = (newTable.ok && newTable.value.playedOn?.steps) || [];
    expect(steps.filter((step) => 'move' in step)).toHaveLength(3);
    expect((await recordIn(hand.storage, record))?.steps.slice(0, steps.length)).toEqual(steps);
  });

  test.each([
    ['a turn that does not exist', { turn: 5000 }, 'bad-table'],
    ['the last turn', { turn: -1 }, 'bad-table'],
    ['an id without a record', { record: 'nothing', turn: 1 }, 'no-record'],
  ])('refuses %s', async (_, from, error) => {
    const last = (await recordIn(hand.storage, record))!.steps.filter((step) => 'move' in step).length;
    const turn = from.turn < 0 ? last : from.turn;
    expect(await newTableFrom(ann, { ...from, turn })).toMatchObject({ ok: false, refusal: { error } });
  });

  test('is none for another game', async () => {
    const newTable = { game: 'foursquare', options: {}, from: { record, turn: 1 } };
    const answer = await newTableOptionsOf(newTable, ann, hand.storage, freely);
    expect(answer).toMatchObject({ ok: false, refusal: { error: 'bad-table' } });
  });

  test('is not looked up after too many ids without a record', async () => {
    const blocked: LimitedLookUp = async () => 'blocked';
    expect(await newTableFrom(ann, { turn: 1 }, blocked)).toEqual({ ok: false, refusal: { error: 'too-many' } });
  });
});

test('the record of a game that nobody could watch is only for its players', async () => {
  await played('none');
  expect(await newTableFrom(ann, { turn: 3 })).toMatchObject({ ok: true });
  for (const person of [null, 'id of Eve'])
    expect(await newTableFrom({ ...nobody, person }, { turn: 3 })).toEqual({ ok: false, refusal: { error: 'not-allowed' } });
});

test('a running game has no record to go on from', async () => {
  hand = await handTable();
  await playing(hand);
  record = playOf(hand.table.value)?.id ?? '';
  expect(await newTableFrom(ann, { turn: 0 })).toEqual({ ok: false, refusal: { error: 'no-record' } });
});
