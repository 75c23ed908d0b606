import { expect, test } from 'vitest';
import { singleProcessBus } from '../cluster/message-bus.ts';
import { fakeCluster } from '../cluster/testing/fake-cluster.ts';
import { beginForOneOf, createWithinQuota, mayHaveAnother, tableCreators } from './table-creators.ts';

const ann = { person: 'ann', network: '192.0.2.1' };

test('a person may have a limited number of tables loaded, and an address ten times as many', async () => {
  const loaded = new Set<string>();
  const creators = tableCreators((code) => loaded.has(code), singleProcessBus('p1'));
  let last = 0;
  const make = async (person: string | null, network: string): Promise<boolean> => {
    const making = await creators.begin({ person, network }, 2);
    if (making === null) return false;
    const code = `T${++last}`;
    loaded.add(code);
    making.end(code);
    return true;
  };
  const three = [await make('ann', '192.0.2.1'), await make('ann', '192.0.2.1'), await make('ann', '192.0.2.1')];
  expect(three).toEqual([true, true, false]);
  expect(await make('ben', '192.0.2.1')).toBe(true);
  for (let guest = 0; guest < 17; guest++) expect(await make(`guest ${guest}`, '192.0.2.1')).toBe(true);
  expect(await make('dan', '192.0.2.1')).toBe(false);
  expect(await make('dan', '192.0.2.2')).toBe(true);
});

test('a table that is no longer loaded stops counting, and callers without a secret count as one person for each address', async () => {
  let isLoaded = true;
  const creators = tableCreators(() => isLoaded, singleProcessBus('p1'));
  (await creators.begin(ann, 1))!.end('A');
  expect(await creators.begin(ann, 1)).toBeNull();
  isLoaded = false;
  (await creators.begin(ann, 1))!.end(null);
  isLoaded = true;
  const nobody = { person: null, network: ann.network };
  (await creators.begin(nobody, 1))!.end('B');
  expect(await creators.begin(nobody, 1)).toBeNull();
  expect(await creators.begin(ann, 1)).not.toBeNull();
});

test('a table counts as soon as its creation begins, unless the creation fails', async () => {
  const creators = tableCreators(() => true, singleProcessBus('p1'));
  const both = await Promise.all([creators.begin(ann, 1), creators.begin(ann, 1)]);
  const [making, other] = both;
  expect([making !== null, other !== null].filter(Boolean)).toHaveLength(1);
  (making ?? other)!.end(null);
  expect(await creators.begin(ann, 1)).not.toBeNull();
});

test('a table that many load together counts once', async () => {
  const creators = tableCreators(() => true, singleProcessBus('p1'));
  const all = await Promise.all(['ann', 'ben', 'cleo'].map((person) => creators.begin({ ...ann, person }, 1, 'A')));
  for (const each of all) each!.end('A');
  expect(await creators.begin(ann, 1)).toBeNull();
  expect(await creators.begin({ ...ann, person: 'ben' }, 1)).not.toBeNull();
  const none = await Promise.all([creators.begin(ann, 1, 'B'), creators.begin(ann, 1, 'B')]);
  expect(none).toEqual([null, null]);
});

test('tables created in other processes count as well', async () => {
  const context = fakeCluster();
  const [one, other] = [await context.join('one'), await context.join('other')].map((bus) => tableCreators(() => true, bus));
  await context.settled();
  (await one!.begin(ann, 1))!.end('A');
  expect(await other!.begin(ann, 1)).toBeNull();
  expect(await other!.begin(ann, 2)).not.toBeNull();
});

test('a table that another process has loaded counts there, whether it was created there or has moved', async () => {
  const context = fakeCluster();
  const loaded = { one: new Set<string>(), other: new Set<string>() };
  const one = tableCreators((code) => loaded.one.has(code), await context.join('one'));
  const other = tableCreators((code) => loaded.other.has(code), await context.join('other'));
  await context.settled();
  const mayHave = async (most: number) => [await mayHaveAnother(one, ann, most), await mayHaveAnother(other, ann, most)];
  loaded.other.add('A');
  (await one.begin(ann, 2))!.end('A');
  await context.settled();
  expect(await mayHave(1)).toEqual([false, false]);
  loaded.one.add('B');
  (await one.begin(ann, 2))!.end('B');
  expect(await mayHave(2)).toEqual([false, false]);
  loaded.one.delete('B');
  loaded.other.add('B');
  await mayHave(2);
  await context.settled();
  expect(await mayHave(2)).toEqual([false, false]);
  loaded.other.clear();
  expect(await mayHave(1)).toEqual([true, true]);
});

test('a table for several people counts for the first of them who may have another', async () => {
  const creators = tableCreators(() => true, singleProcessBus('p1'));
  const ben = { ...ann, person: 'ben' };
  (await beginForOneOf(creators, [ann, ben], 1))!.end('A');
  expect([await mayHaveAnother(creators, ann, 1), await mayHaveAnother(creators, ben, 1)]).toEqual([false, true]);
  (await beginForOneOf(creators, [ann, ben], 1))!.end('B');
  expect(await beginForOneOf(creators, [ann, ben], 1)).toBeNull();
});

test('the counting ends with what comes of the work, also where that fails', async () => {
  const makers = tableCreators(() => true, singleProcessBus('p1'));
  const make = (work: () => Promise<string | null>) => createWithinQuota(makers.begin(ann, 1), work, (code) => code);
  await expect(make(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await make(async () => null)).toEqual({ ok: true, value: null });
  expect(await make(async () => 'A')).toEqual({ ok: true, value: 'A' });
  expect(await make(async () => 'B')).toEqual({ ok: false, refusal: 'too-many' });
});
