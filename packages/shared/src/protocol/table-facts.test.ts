import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seeded } from '../core/seeded-random.ts';
import { factFields, readFacts, writeFacts } from '../schema/facts.ts';
import { CHANGED_FACTS } from '../testing/changed-facts.ts';
import { changedText } from '../testing/changed-text.ts';
import { seeds } from '../testing/seeds.ts';
import { bySize } from '../testing/size.ts';
import { type Facts, type FactValues, initialValues } from './fact.ts';
import {
  factsAfterPhase,
  factsFromStored,
  seatFacts,
  settingsIn,
  storedFacts,
  type TableFactValues,
  tableFacts,
  valueFacts,
} from './table-facts.ts';
import { parse } from './wire-codec.ts';

const CHANGES = bySize({ quick: 100, full: 1000, soak: 100_000 });

const SEAT: FactValues<typeof seatFacts> = {
  status: 'held',
  person: 65_535,
  name: 'Ann, 1/2',
  seal: 255,
  from: 1,
  due: 4_000_000_000,
  takebacks: 255,
  level: 'strong',
};

describe('the facts of a table', () => {
  test.each([
    ['changed', CHANGED_FACTS],
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
      const changed: unknown = CHANGED_FACTS[name as keyof TableFactValues];
      expect(changed, name).not.toEqual(initial);
      expect(v.is(codec.schema, initial), name).toBe(true);
      expect(v.is(codec.schema, changed), name).toBe(true);
    }
  });

  test.each(seeds(1))('are read only from texts that are written, with seed %i', (seed) => {
    const source = seeded(seed);
    for (const [name, { codec }] of Object.entries({ ...tableFacts, ...seatFacts } as Facts)) {
      const written = codec.encode({ ...CHANGED_FACTS, ...SEAT }[name as keyof TableFactValues]);
      for (let nth = 0; typeof written === 'string' && nth < CHANGES; nth++) {
        const changed = changedText(written, source);
        const value = parse(codec, changed);
        if (value === undefined) continue;
        expect(codec.encode(value), name).toBe(changed);
        expect(v.is(codec.schema, value), `${name} ${changed}`).toBe(true);
      }
    }
  });

  test('have one field of the state each', () => {
    expect(Object.keys(factFields(tableFacts))).toEqual(Object.keys(tableFacts));
  });

  test('are restored from the stored table, and those that are not stored begin anew', () => {
    const restored = factsFromStored(JSON.parse(JSON.stringify(storedFacts(CHANGED_FACTS))));
    for (const [name, { isStored, initial }] of Object.entries(valueFacts)) {
      const key = name as keyof typeof valueFacts;
      expect(restored[key], name).toEqual(isStored ? CHANGED_FACTS[key] : initial);
    }
  });

  test('that were declared after a table was stored have their initial values', () => {
    expect(factsFromStored({ open: true })).toEqual({ ...initialValues(valueFacts), open: true });
  });

  test('that belong to one game begin anew with the next one', () => {
    expect(factsAfterPhase(CHANGED_FACTS)).toEqual({
      ...initialValues(valueFacts),
      ...settingsIn(CHANGED_FACTS),
      matchNumber: CHANGED_FACTS.matchNumber,
    });
  });
});
