import { expect, test } from 'vitest';
import type { AppContext } from '../app/context.ts';
import { fakeCluster } from '../cluster/testing/fake-cluster.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { openHandovers } from './handovers.ts';
import { peopleAtTables } from './people-at-tables.ts';
import { noRooms } from './testing/no-rooms.ts';

const PERSON = 'the-person';
const CODE = 'TABLE234';

async function twoProcesses() {
  const cluster = fakeCluster();
  const forgotten: string[] = [];
  const contextOf = async (name: string) => ({
    bus: await cluster.join(name),
    rooms: noRooms(),
    handovers: openHandovers(),
    inTurn: serialByKey(),
    storage: {
      tablesOf: async () => [CODE],
      claim: async () => null,
      holderOf: async () => 'two',
      forgetReports: async () => undefined,
      forgetResults: async () => undefined,
      leaveGroups: async () => undefined,
      removeSubscriptions: async () => undefined,
    } satisfies Partial<GameStorage> as unknown as GameStorage,
    chats: {
      forget: (personId: string) => void (name === 'two' && forgotten.push(personId)),
    } satisfies Partial<AppContext['chats']> as unknown as AppContext['chats'],
  });
  const one = peopleAtTables(await contextOf('one'));
  peopleAtTables(await contextOf('two'));
  await cluster.settled();
  return { cluster, one, forgotten };
}

test('a person is forgotten at a table that another process has loaded', async () => {
  const { one, forgotten } = await twoProcesses();
  await one.forget(PERSON);
  expect(new Set(forgotten)).toEqual(new Set([PERSON]));
});

test('nobody is told to be forgotten while the process that has their table cannot be reached', async () => {
  const { cluster, one, forgotten } = await twoProcesses();
  cluster.cut('two');
  cluster.clock.pass(20_000);
  const failed = expect(one.forget(PERSON)).rejects.toThrow('two does not answer');
  await cluster.settled();
  cluster.clock.pass(20_000);
  await failed;
  expect(forgotten).toEqual([]);
  cluster.mend('two');
  await cluster.settled();
  await one.forget(PERSON);
  expect(forgotten).toContain(PERSON);
});
