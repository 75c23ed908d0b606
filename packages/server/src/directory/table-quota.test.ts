// Threats (docs/security.md): D15c.
import { expect, test } from 'vitest';
import { singleProcessBus } from '../cluster/message-bus.ts';
import { fakeCluster } from '../cluster/testing/fake-cluster.ts';
import type { Caller } from '../limits/request-limit.ts';
import { openTableQuota, type TableQuota } from './table-quota.ts';

const ann = { person: 'ann', network: '192.0.2.1' };
const ben = { ...ann, person: 'ben' };

/** Opens the quota of a process on its own, in which these tables are loaded. */
function quotaOf(tablesEach: number, isLoaded: (code: string) => boolean = () => true): TableQuota {
  return openTableQuota(isLoaded, singleProcessBus('p1'), { tablesEach });
}

/** Loads a table for one of these callers, or creates one that failed (`null`). Returns whether one of them might have it. */
async function load(
  quota: TableQuota,
  callers: Caller | readonly Caller[],
  code: string | null,
  asleep?: string,
): Promise<boolean> {
  const make = async () => code;
  return (await quota.spend([callers].flat(), make, (made) => made, asleep)).ok;
}

test('a person may have a limited number of tables loaded, and an address ten times as many', async () => {
  const quota = quotaOf(2);
  let last = 0;
  const make = (person: string, network = ann.network): Promise<boolean> => load(quota, { person, network }, `T${++last}`);
  expect([await make('ann'), await make('ann'), await make('ann')]).toEqual([true, true, false]);
  for (let guest = 0; guest < 18; guest++) expect(await make(`guest ${guest}`)).toBe(true);
  expect(await make('dan')).toBe(false);
  expect(await make('dan', '192.0.2.2')).toBe(true);
});

test('a table that is no longer loaded stops counting, and callers without a secret count as one person for each address', async () => {
  let isLoaded = true;
  const quota = quotaOf(1, () => isLoaded);
  expect([await load(quota, ann, 'A'), await load(quota, ann, 'B')]).toEqual([true, false]);
  isLoaded = false;
  expect(await quota.mayHaveAnother(ann)).toBe(true);
  isLoaded = true;
  const nobody = { person: null, network: ann.network };
  expect([await load(quota, nobody, 'B'), await load(quota, nobody, 'C')]).toEqual([true, false]);
  expect(await quota.mayHaveAnother(ann)).toBe(true);
});

test('a table counts as soon as its creation begins, unless the creation fails', async () => {
  const quota = quotaOf(1);
  const both = await Promise.all([load(quota, ann, null), load(quota, ann, null)]);
  expect(both.filter(Boolean)).toHaveLength(1);
  const fails = () => Promise.reject(new Error('no disk'));
  await expect(quota.spend([ann], fails, () => 'A')).rejects.toThrow('no disk');
  expect([await load(quota, ann, 'A'), await load(quota, ann, 'B')]).toEqual([true, false]);
});

test('a table that many load together counts once', async () => {
  const quota = quotaOf(1);
  const wake = (person: string, code: string) => load(quota, { ...ann, person }, code, code);
  expect(await Promise.all(['ann', 'ben', 'cleo'].map((person) => wake(person, 'A')))).toEqual([true, true, true]);
  expect([await quota.mayHaveAnother(ann), await quota.mayHaveAnother(ben)]).toEqual([false, true]);
  expect(await Promise.all([wake('ann', 'B'), wake('ann', 'B')])).toEqual([false, false]);
});

test('a table that another process has loaded counts there, whether it was created there or has moved', async () => {
  const cluster = fakeCluster();
  const limits = { tablesEach: 1 };
  const loaded = { one: new Set<string>(), other: new Set<string>() };
  const one = openTableQuota((code) => loaded.one.has(code), await cluster.join('one'), limits);
  const other = openTableQuota((code) => loaded.other.has(code), await cluster.join('other'), limits);
  await cluster.settled();
  const mayHave = async (most: number) => {
    limits.tablesEach = most;
    return [await one.mayHaveAnother(ann), await other.mayHaveAnother(ann)];
  };
  loaded.other.add('A');
  await load(one, ann, 'A');
  await cluster.settled();
  expect(await mayHave(1)).toEqual([false, false]);
  loaded.one.add('B');
  limits.tablesEach = 2;
  await load(one, ann, 'B');
  expect(await mayHave(2)).toEqual([false, false]);
  loaded.one.delete('B');
  loaded.other.add('B');
  await mayHave(2);
  await cluster.settled();
  expect(await mayHave(2)).toEqual([false, false]);
  loaded.other.clear();
  expect(await mayHave(1)).toEqual([true, true]);
});

test('a table for several people counts for the first of them who may have another', async () => {
  const quota = quotaOf(1);
  const match = (code: string) => load(quota, [ann, ben], code);
  expect(await match('A')).toBe(true);
  expect([await quota.mayHaveAnother(ann), await quota.mayHaveAnother(ben)]).toEqual([false, true]);
  expect([await match('B'), await match('C')]).toEqual([true, false]);
});
