// Threats (docs/security.md): R10, X3c.
import { createServer } from 'node:http';
import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../src/app/config.ts';
import { CREATE_TABLE_REQUEST, HAS_ROOM_REQUEST, JOIN_REQUEST, LOAD_TABLE_REQUEST } from '../src/cluster/requests.ts';
import { fakeCluster } from '../src/cluster/testing/fake-cluster.ts';
import { openRooms } from '../src/colyseus/open-rooms.ts';
import { newTableOptionsOf } from '../src/http/new-table-options.ts';
import { personIdOf } from '../src/identity/person-id.ts';
import type { LimitedLookUp } from '../src/limits/request-limit.ts';
import { ADMIT_EVERYONE } from '../src/ops/testing/admit-everyone.ts';
import { openTraffic } from '../src/ops/traffic.ts';
import { type GameStorage, StorageFailed } from '../src/storage/game-storage.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';
import { newSecret } from './kit/live-player.ts';
import { liveServer, liveServerForTest } from './kit/live-server.ts';
import { tableFor } from './kit/live-table.ts';

/** A storage that is away, as long as it says so, when a lease is released. */
function unreleasable(): GameStorage & { isAway: boolean } {
  const sound = openSqliteInMemory();
  const storage = {
    ...sound,
    isAway: false,
    release: (...given: Parameters<typeof sound.release>) =>
      storage.isAway ? Promise.reject(new StorageFailed('away')) : sound.release(...given),
  };
  return storage;
}

test('a table that could not be released is no bug, and is loaded again for clients from another process', async () => {
  const context = fakeCluster();
  const [bus, other] = [await context.join('p1'), await context.join('p2')];
  const storage = unreleasable();
  const live = await liveServerForTest([modFour], { bus, storage });
  await context.settled();
  const code = await tableFor(live, modFour);
  storage.isAway = true;
  await matchMaker.getLocalRoomById(code).disconnect();
  await vi.waitFor(() => expect(live.counts()['not kept']).toBe(1));
  expect(live.counts().bug).toBeUndefined();
  const join = { known: { personId: 'ann', name: 'Ann', seal: undefined, sits: undefined }, network: 'here' };
  expect(await other.request('p1', JOIN_REQUEST, { room: code, join })).toMatchObject({ roomId: code });
});

test('tables that cannot be released are still handed over, and their room closes', async () => {
  const cluster = fakeCluster();
  const [bus, other] = [await cluster.join('p1'), await cluster.join('p2')];
  const storage = unreleasable();
  const admission = { ...ADMIT_EVERYONE, isDraining: () => storage.isAway };
  const live = await liveServerForTest([modFour], { bus, admission, storage });
  const loaded: string[] = [];
  other.handle(LOAD_TABLE_REQUEST, async ({ code }) => {
    loaded.push(code);
    return null;
  });
  await cluster.settled();
  const codes = [await tableFor(live, modFour), await tableFor(live, modFour)];
  storage.isAway = true;
  await live.directory.drain();
  expect(loaded.toSorted()).toEqual(codes.toSorted());
  await vi.waitFor(() => expect(codes.filter(live.directory.isLoaded)).toEqual([]));
  expect(live.log.filter((line) => line.includes('a table could not be released'))).toHaveLength(2);
});

test('a table that another process creates for one that closes gets its host by the person id, not by the secret', async () => {
  const cluster = fakeCluster();
  const [bus, other] = [await cluster.join('p1'), await cluster.join('p2')];
  const live = await liveServerForTest([modFour], { bus, admission: { ...ADMIT_EVERYONE, isDraining: () => true } });
  other.handle(HAS_ROOM_REQUEST, async () => true);
  other.handle(CREATE_TABLE_REQUEST, async ({ host }) => refused(host ?? 'none'));
  await cluster.settled();
  const key = newSecret();
  const caller = { person: personIdOf(key), network: 'here' };
  const lookUp: LimitedLookUp = (_, look) => look();
  const wish = await newTableOptionsOf({ game: modFour.id, options: {}, key }, caller, live.context.storage, lookUp);
  if (!wish.ok) throw new Error(wish.refusal.error);
  expect(await live.directory.create(wish.value)).toEqual(refused(personIdOf(key)));
  expect(cluster.sent.join('\n')).not.toContain(key);
});

test('a matchmaking queue that cannot be released does not keep the rooms from closing', async () => {
  const live = await liveServer([modFour]);
  await live.close();
  const storage = unreleasable();
  storage.isAway = true;
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  const { limits, retention: terms } = config.value;
  const services = { http: createServer(), mayCall: () => true, limits, terms, traffic: openTraffic() };
  const rooms = await openRooms({ ...live.context, storage }, services);
  await rooms.close();
  expect(matchMaker.getLocalRoomById(LOBBY_ROOM)).toBeUndefined();
  expect(live.log.filter((line) => line.includes('the matchmaking queue could not be released'))).toHaveLength(1);
});
