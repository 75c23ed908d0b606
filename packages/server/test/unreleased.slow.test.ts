import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { expect, test, vi } from 'vitest';
import { PLACE } from '../src/cluster/requests.ts';
import { fakeCluster } from '../src/cluster/testing/fake-cluster.ts';
import { type Archive, NotKept } from '../src/storage/archive.ts';
import { memoryArchive } from '../src/storage/memory.ts';
import { liveHouse } from './live-house.ts';
import { newSecret } from './live-player.ts';
import { tableFor } from './live-table.ts';

test('a table that could not be released is no bug, and is brought up for those whom another process sends', async () => {
  const house = fakeCluster();
  const [bus, other] = [await house.join('p1'), await house.join('p2')];
  const archive = memoryArchive();
  let isAway = false;
  const release: Archive['release'] = (lease) => (isAway ? Promise.reject(new NotKept('away')) : archive.release(lease));
  const live = await liveHouse([modFour], { bus, archive: { ...archive, release } });
  try {
    await house.settled();
    const code = await tableFor(live, modFour);
    isAway = true;
    await matchMaker.getLocalRoomById(code).disconnect();
    await vi.waitFor(() => expect(live.counts()['not kept']).toBe(1));
    expect(live.counts().bug).toBeUndefined();
    const options = { key: newSecret(), name: 'Ann', protocol: PROTOCOL };
    expect(await other.request('p1', PLACE, { room: code, options, address: undefined })).toMatchObject({ roomId: code });
  } finally {
    await live.close();
  }
});
