import { expect, test } from 'vitest';
import { hub } from '../wire/testing/hub.ts';
import { aloneAs } from '../wire/wire.ts';
import { tableMakers } from './makers.ts';

const ann = { person: 'ann', network: '192.0.2.1' };

test('a person has so many tables up at a time, and an address ten times as many', async () => {
  const up = new Set<string>();
  const makers = tableMakers((code) => up.has(code), aloneAs('p1'));
  let last = 0;
  const make = async (person: string | null, network: string): Promise<boolean> => {
    if (!(await makers.mayMake({ person, network }, 2))) return false;
    const code = `T${++last}`;
    up.add(code);
    makers.made(code, { person, network });
    return true;
  };
  const three = [await make('ann', '192.0.2.1'), await make('ann', '192.0.2.1'), await make('ann', '192.0.2.1')];
  expect(three).toEqual([true, true, false]);
  expect(await make('ben', '192.0.2.1')).toBe(true);
  for (let guest = 0; guest < 17; guest++) expect(await make(`guest ${guest}`, '192.0.2.1')).toBe(true);
  expect(await make('dan', '192.0.2.1')).toBe(false);
  expect(await make('dan', '192.0.2.2')).toBe(true);
});

test('one that is not up any more counts no longer, and whoever shows no secret is all who come from there', async () => {
  let isUp = true;
  const makers = tableMakers(() => isUp, aloneAs('p1'));
  makers.made('A', ann);
  expect(await makers.mayMake(ann, 1)).toBe(false);
  isUp = false;
  expect(await makers.mayMake(ann, 1)).toBe(true);
  isUp = true;
  const nobody = { person: null, network: ann.network };
  makers.made('B', nobody);
  expect(await makers.mayMake(nobody, 1)).toBe(false);
  expect(await makers.mayMake(ann, 1)).toBe(true);
});

test('what was made at other processes counts as well', async () => {
  const house = hub();
  const [one, other] = [await house.join('one'), await house.join('other')].map((wire) => tableMakers(() => true, wire));
  await house.settled();
  one!.made('A', ann);
  expect(await other!.mayMake(ann, 1)).toBe(false);
  expect(await other!.mayMake(ann, 2)).toBe(true);
});
