import { expect, test } from 'vitest';
import { handTable } from '../../test/hand-table.ts';
import { LOAD_TABLE_REQUEST } from '../cluster/requests.ts';
import { fakeCluster } from '../cluster/testing/fake-cluster.ts';
import { ADMIT_EVERYONE } from '../ops/admission.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import { settingsOf } from '../table/state/table.ts';
import { openHandovers } from './handovers.ts';
import { openTableDirectory } from './table-directory.ts';

test('the settings of a table that another process has taken over meanwhile are not kept for later', async () => {
  const cluster = fakeCluster();
  const { table } = await handTable();
  const { code, context } = table;
  const handovers = openHandovers();
  const from = await cluster.join('p1');
  const bus = await cluster.join('p2');
  openTableDirectory(
    { ...context, bus, admission: ADMIT_EVERYONE },
    {
      handovers,
      serially: serialByKey(),
      placement: async () => 'p2',
      locator: { find: async () => ({ at: 'elsewhere', process: 'p3', game: table.game.id }) },
    },
  );
  await cluster.settled();
  expect(await from.request('p2', LOAD_TABLE_REQUEST, { code, settings: settingsOf(table.value) })).toBe(table.game.id);
  expect(handovers.arrive(code)).toBeNull();
});
