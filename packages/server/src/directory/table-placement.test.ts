import { expect, test } from 'vitest';
import { fakeCluster } from '../cluster/testing/fake-cluster.ts';
import type { LoadedTable } from './local-rooms.ts';
import { openTablePlacement } from './table-directory.ts';
import { noRooms } from './testing/no-rooms.ts';

async function twoProcesses(room: number) {
  const tables = new Set<LoadedTable>();
  const rooms = noRooms({ tables });
  const cluster = fakeCluster();
  const draining = { one: false, two: false };
  const admission = (name: 'one' | 'two') => ({ isDraining: () => draining[name], isBlocked: () => false });
  const placement = openTablePlacement({ bus: await cluster.join('one'), admission: admission('one'), rooms }, { tables: 1 });
  openTablePlacement({ bus: await cluster.join('two'), admission: admission('two'), rooms }, { tables: room });
  await cluster.settled();
  return { cluster, draining, placement, loadsTable: () => void tables.add({} as LoadedTable) };
}

test('a table is created here as long as there is room, and then in another process that has room', async () => {
  const { placement, loadsTable } = await twoProcesses(2);
  expect(await placement()).toBe('one');
  loadsTable();
  expect(await placement()).toBe('two');
  loadsTable();
  expect(await placement()).toBeNull();
});

test('a process that is drained takes no table, and neither does one that does not answer', async () => {
  const { cluster, draining, placement } = await twoProcesses(2);
  draining.one = true;
  expect(await placement()).toBe('two');
  draining.two = true;
  expect(await placement()).toBeNull();
  draining.two = false;
  cluster.cut('two');
  const asked = placement();
  await cluster.settled();
  cluster.clock.pass(20_000);
  expect(await asked).toBeNull();
});
