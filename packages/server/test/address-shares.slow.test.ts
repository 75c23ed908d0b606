// Threats (docs/security.md): D15b.
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { expect, test, vi } from 'vitest';
import { newClient, newSecret } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';

// An address share is a thousand people; two show the same behaviour.
vi.mock('../src/limits/address-shares.ts', async (original) => {
  const { addressShares } = await original<typeof import('../src/limits/address-shares.ts')>();
  return { addressShares: () => addressShares(2) };
});

const live = liveServerForFile([]);

test.each([
  ['the list of tables', LOBBY_ROOM],
  ['quick match', MATCHMAKING_ROOM],
])('one address cannot take all places at %s, and a client who leaves makes room', async (_, room) => {
  const enter = () => newClient(live.address).joinById(room, { key: newSecret(), name: 'Ann', protocol: PROTOCOL });
  const [first] = [await enter(), await enter()];
  await expect(enter()).rejects.toThrow(/full/);
  await expect(enter()).rejects.toThrow(/full/); // A rejected client has not given back a place.
  await first.leave();
  await vi.waitFor(enter);
});
