import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteFinishedGame, findFinishedGame, listFinishedGames, listUnfinishedGames } from './offline-store.ts';

let requests: { onsuccess?: () => void; result?: unknown }[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => requests[requests.push({}) - 1] });
});
afterEach(() => void vi.useRealTimers());

const calls = () => [listFinishedGames(), listUnfinishedGames(), findFinishedGame('a-game'), deleteFinishedGame('a-game')];
const NOTHING = [[], [], null, false];

test('there are no games if the browser never opens its database', async () => {
  const found = Promise.all(calls());
  await vi.advanceTimersByTimeAsync(3000);
  expect(await found).toEqual(NOTHING);
});

test('there are no games if the database cannot be read', async () => {
  const found = Promise.all(calls());
  const transaction = () => {
    throw new DOMException('', 'UnknownError');
  };
  for (const request of requests) {
    request.result = { transaction };
    request.onsuccess?.();
  }
  expect(await found).toEqual(NOTHING);
});

test('a database that opens too late is closed, so that it can be deleted', async () => {
  const close = vi.fn();
  void listFinishedGames();
  await vi.advanceTimersByTimeAsync(3000);
  expect(close).not.toHaveBeenCalled();
  for (const request of requests) {
    request.result = { close };
    request.onsuccess?.();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledTimes(1);
});
