import { expect, test } from 'vitest';
import { handTable } from '../../test/hand-table.ts';
import { singleProcessBus } from '../cluster/message-bus.ts';
import { ADMIT_EVERYONE } from '../ops/testing/admit-everyone.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import { settingsOf } from '../table/state/table.ts';
import { openHandovers } from './handovers.ts';
import { takeOver } from './load-table.ts';
import { noRooms } from './testing/no-rooms.ts';

test('the settings of a table that another process has taken over meanwhile are not kept for later', async () => {
  const { table } = await handTable();
  const { code, context } = table;
  const handovers = openHandovers();
  const directory = {
    ...context,
    handovers,
    bus: singleProcessBus('p2'),
    admission: ADMIT_EVERYONE,
    rooms: noRooms(),
    inTurn: serialByKey(),
    placement: async () => 'p2',
    storage: { ...context.storage, holderOf: async () => 'p3' },
  };
  expect(await takeOver(directory, code, settingsOf(table.value))).toBe(table.game.id);
  expect(handovers.arrive(code)).toBeNull();
});
