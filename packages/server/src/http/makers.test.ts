import { expect, test } from 'vitest';
import { tableMakers } from './makers.ts';

const ann = { person: 'ann', network: '192.0.2.1' };

test('a person has so many tables up at a time, and an address ten times as many', () => {
  const up = new Set<string>();
  const makers = tableMakers((code) => up.has(code));
  let last = 0;
  const make = (person: string | null, network: string): boolean => {
    if (!makers.mayMake({ person, network }, 2)) return false;
    const code = `T${++last}`;
    up.add(code);
    makers.made(code, { person, network });
    return true;
  };
  expect([1, 2, 3].map(() => make('ann', '192.0.2.1'))).toEqual([true, true, false]);
  expect(make('ben', '192.0.2.1')).toBe(true);
  for (let guest = 0; guest < 17; guest++) expect(make(`guest ${guest}`, '192.0.2.1')).toBe(true);
  expect(make('dan', '192.0.2.1')).toBe(false);
  expect(make('dan', '192.0.2.2')).toBe(true);
});

test('one that is not up any more counts no longer, and whoever shows no secret is all who come from there', () => {
  let isUp = true;
  const makers = tableMakers(() => isUp);
  makers.made('A', ann);
  expect(makers.mayMake(ann, 1)).toBe(false);
  isUp = false;
  expect(makers.mayMake(ann, 1)).toBe(true);
  isUp = true;
  const nobody = { person: null, network: ann.network };
  makers.made('B', nobody);
  expect(makers.mayMake(nobody, 1)).toBe(false);
  expect(makers.mayMake(ann, 1)).toBe(true);
});
