import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStored } from '../../lib/stored.ts';
import type { LocalRecord } from '../../net/local/offline-store.ts';
import { deviceTable } from '../../net/local/testing/device-table.ts';
import { memoryOfflineStore } from '../../net/local/testing/memory-offline-store.ts';
import { gamesOnDevice, loadCountedGames } from './games-here.ts';
import { statisticsOf } from './statistics.ts';

const store = memoryOfflineStore();
vi.mock(import('../../net/local/offline-store.ts'), async (real) => ({
  ...(await real()),
  listFinishedGames: () => store.finished(),
}));

beforeEach(() => {
  forgetStored(); // A user without a key has no games on the server.
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a game on this device counts with the result of its player', async () => {
  expect(await gamesOnDevice()).toEqual([]);
  const table = deviceTable(modFour, 4, store);
  await table.begin();
  await table.plays(Number.POSITIVE_INFINITY);
  const [record] = await store.finished();
  const games = await gamesOnDevice();
  expect(games).toMatchObject([{ game: 'mod-four', match: record!.id, seats: 4, people: 1, isLocal: true }]);
  expect(games[0]!.score).toBe(record!.record.outcome!.scores[0]);
  const playedOn = { turn: 3, seat: 1 };
  await table.ask({ ask: 'open', id: 'continued', newGame: { ...table.newGame, playedOn } });
  await table.plays(Number.POSITIVE_INFINITY);
  expect(await store.finished()).toHaveLength(2);
  expect(await gamesOnDevice()).toMatchObject([...games, { match: 'continued', playedOn: 3 }]);
  // A game that goes on from a finished one is listed, and does not count.
  expect(await loadCountedGames()).toEqual({ games, isWhole: true });
  expect(statisticsOf(games)[0]!.forms).toMatchObject([{ company: 'bots', played: 1 }]);
});

test('games whose results cannot be read are reported, and do not keep the games on the server from being shown', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(store, 'finished').mockResolvedValue([{ record: null } as unknown as LocalRecord]);
  expect(await loadCountedGames()).toEqual({ games: [], isWhole: true });
  expect(reported).toHaveBeenCalledTimes(1);
});
