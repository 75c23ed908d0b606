import { createServer } from 'node:http';
import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../src/app/config.ts';
import { JOIN_REQUEST, LOAD_TABLE_REQUEST } from '../src/cluster/requests.ts';
import { fakeCluster } from '../src/cluster/testing/fake-cluster.ts';
import { openRooms } from '../src/colyseus/open-rooms.ts';
import { ADMIT_EVERYONE } from '../src/ops/admission.ts';
import { openTraffic } from '../src/ops/traffic.ts';
import { type GameStorage, StorageFailed } from '../src/storage/game-storage.ts';
import { openSqliteInMemory } from '../src/storage/sqlite/sqlite-storage.ts';
import { newSecret } from './live-player.ts';
import { liveServer } from './live-server.ts';
import { tableFor } from './live-table.ts';

test('a table that could not be released is no bug, and is loaded again for clients from another process', async () => {
  const context = fakeCluster();
  const [bus, other] = [await context.join('p1'), await context.join('p2')];
  const storage = openSqliteInMemory();
  let isAway = false;
  const release: GameStorage['release'] = (lease) =>
    isAway ? Promise.reject(new StorageFailed('away')) : storage.release(lease);
  const live = await liveServer([modFour], { bus, storage: { ...storage, release } });
  try {
    await context.settled();
    const code = await tableFor(live, modFour);
    isAway = true;
    await matchMaker.getLocalRoomById(code).disconnect();
    await vi.waitFor(() => expect(live.counts()['not kept']).toBe(1));
    expect(live.counts().bug).toBeUndefined();
    const options = { key: newSecret(), name: 'Ann', protocol: PROTOCOL };
    expect(await other.request('p1', JOIN_REQUEST, { room: code, options, address: undefined })).toMatchObject({ roomId: code });
  } finally {
    await live.close();
  }
});

test('tables that cannot be released are still handed over, and their room closes', async () => {
  const cluster = fakeCluster();
  const [bus, other] = [await cluster.join('p1'), await cluster.join('p2')];
  const storage = openSqliteInMemory();
  let isAway = false;
  const release: GameStorage['release'] = (lease) =>
    isAway ? Promise.reject(new StorageFailed('away')) : storage.release(lease);
  const admission = { ...ADMIT_EVERYONE, isDraining: () => isAway };
  const live = await liveServer([modFour], { bus, admission, storage: { ...storage, release } });
  const loaded: string[] = [];
  other.handle(LOAD_TABLE_REQUEST, async ({ code }) => {
    loaded.push(code);
    return null;
  });
  try {
    await cluster.settled();
    const codes = [await tableFor(live, modFour), await tableFor(live, modFour)];
    isAway = true;
    await live.directory.drain();
    expect(loaded.toSorted()).toEqual(codes.toSorted());
    await vi.waitFor(() => expect(codes.filter(live.directory.isUp)).toEqual([]));
    expect(live.log.filter((line) => line.includes('a table could not be released'))).toHaveLength(2);
  } finally {
    isAway = false;
    await live.close();
  }
});

test('a matchmaking queue that cannot be released does not keep the rooms from closing', async () => {
  const live = await liveServer([modFour]);
  await live.close();
  const storage = openSqliteInMemory();
  const release: GameStorage['release'] = () => Promise.reject(new StorageFailed('away'));
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  const { limits, retention: terms } = config.value;
  const services = { http: createServer(), mayCall: () => true, limits, terms, traffic: openTraffic() };
  const rooms = await openRooms({ ...live.context, storage: { ...storage, release } }, services);
  await rooms.close();
  expect(matchMaker.getLocalRoomById(LOBBY_ROOM)).toBeUndefined();
  expect(live.log.filter((line) => line.includes('the matchmaking queue could not be released'))).toHaveLength(1);
});
