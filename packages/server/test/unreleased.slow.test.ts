import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { expect, test, vi } from 'vitest';
import { JOIN_REQUEST } from '../src/cluster/requests.ts';
import { fakeCluster } from '../src/cluster/testing/fake-cluster.ts';
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
