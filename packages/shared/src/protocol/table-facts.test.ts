import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { factFields, readFacts, writeFacts } from '../schema/facts.ts';
import { type FactValues, initialValues } from './fact.ts';
import {
  factsAfterPhase,
  factsFromStored,
  heldFacts,
  seatFacts,
  settingsIn,
  storedFacts,
  type TableFactValues,
  tableFacts,
} from './table-facts.ts';

/** A value of each fact that differs from the initial one. */
const CHANGED: TableFactValues = {
  open: true,
  freely: false,
  pace: 'fast',
  watching: { watch: 'late', delay: 40 },
  hints: 'always',
  round: 300,
  pause: { on: true, wanted: [7, 65_535] },
  botsFrom: 0,
  unsaved: true,
  seatRequests: [
    { person: 7, seat: 0 },
    { person: 9, seat: 3 },
  ],
  sharedHands: [{ person: 300, seat: 7 }],
  sessionScore: [
    { person: 7, wins: 2, games: 5, points: -40 },
    { person: 8, wins: 0, games: 5, points: null },
  ],
  takebackRequest: { person: 7, granted: [8, 9] },
  undone: 70_000,
  forced: 3,
  stopped: 4_000_000_000,
  ready: [1, 2],
  record: 'abc_DEF-1',
  grace: 60,
  seeking: true,
  handsSpectators: 2000,
  publicSpectators: 1,
};

const SEAT: FactValues<typeof seatFacts> = {
  status: 'held',
  person: 65_535,
  name: 'Ann, 1/2',
  seal: 255,
  from: 1,
  due: 4_000_000_000,
  takebacks: 255,
};

describe('the facts of a table', () => {
  test.each([
    ['changed', CHANGED],
    ['initial', initialValues(tableFacts)],
  ])('are read from the state as they were written: %s', (_, values) => {
    const state = {};
    writeFacts(tableFacts, state, values);
    expect(readFacts(tableFacts, state)).toEqual(values);
  });

  test.each([
    ['changed', SEAT],
    ['initial', initialValues(seatFacts)],
  ])('of a seat, too: %s', (_, values) => {
    const state = {};
    writeFacts(seatFacts, state, values);
    expect(readFacts(seatFacts, state)).toEqual(values);
  });

  test('have an initial value and a changed one that their schemas accept', () => {
    for (const [name, { codec, initial }] of Object.entries(tableFacts)) {
      const changed: unknown = CHANGED[name as keyof TableFactValues];
      expect(changed, name).not.toEqual(initial);
      expect(v.is(codec.schema, initial), name).toBe(true);
      expect(v.is(codec.schema, changed), name).toBe(true);
    }
  });

  test('have one field of the state each', () => {
    expect(Object.keys(factFields(tableFacts))).toEqual(Object.keys(tableFacts));
  });

  test('are restored from the stored table, and those that are not stored begin anew', () => {
    const restored = factsFromStored(JSON.parse(JSON.stringify(storedFacts(CHANGED))));
    for (const [name, { isStored, initial }] of Object.entries(heldFacts)) {
      const key = name as keyof typeof heldFacts;
      expect(restored[key], name).toEqual(isStored ? CHANGED[key] : initial);
    }
  });

  test('of a table that an older version stored begin with their initial values', () => {
    expect(factsFromStored({ open: true })).toEqual({ ...initialValues(heldFacts), open: true });
  });

  test('that belong to one game begin anew with the next one', () => {
    expect(factsAfterPhase(CHANGED)).toEqual({
      ...initialValues(heldFacts),
      ...settingsIn(CHANGED),
      round: CHANGED.round,
    });
  });
});
