import { beforeEach, describe, expect, test, vi } from 'vitest';
import { areSocketsBlocked, connectionFault, fetchFromServer, isOfflineOnly, isServerReachable } from './connectivity.ts';

const JSON_HEAD = { 'content-type': 'application/json; charset=utf-8' };

beforeEach(() => {
  isServerReachable.value = true;
});

function answering(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
}

describe('the server', () => {
  test.each([
    ['it answers', 200, JSON_HEAD],
    ['it refuses the request', 404, JSON_HEAD],
    ['it is full', 503, JSON_HEAD],
  ])('is reachable if %s', async (_, status, headers) => {
    isServerReachable.value = false;
    answering(() => new Response('{}', { status, headers }));
    await fetchFromServer('/api/tables');
    expect(isServerReachable.value).toBe(true);
  });

  test('is not reachable if only its proxy answers, or nothing does', async () => {
    answering(() => new Response('closed for a moment', { status: 503 }));
    await fetchFromServer('/api/tables');
    expect(isServerReachable.value).toBe(false);
    isServerReachable.value = true;
    answering(() => {
      throw new TypeError('no line');
    });
    await expect(fetchFromServer('/api/tables')).rejects.toThrow('no line');
    expect(isServerReachable.value).toBe(false);
  });
});

test('a page at another address than the server’s is refused what it sends, not what it reads', async () => {
  const refusing = (error: string, status: number) =>
    answering(() => new Response(JSON.stringify({ error, message: '' }), { status, headers: JSON_HEAD }));
  const post = { method: 'POST' };
  refusing('wrong-origin', 403);
  expect((await fetchFromServer('/api/tables', post)).status).toBe(403);
  expect([connectionFault(), isOfflineOnly()]).toEqual(['wrong-address', true]);
  answering(() => new Response('{}', { headers: JSON_HEAD }));
  await fetchFromServer('/api/address');
  expect(connectionFault()).toBe('wrong-address');
  refusing('wrong-host', 421);
  await fetchFromServer('/api/tables', post);
  expect(connectionFault()).toBe('wrong-address');
  refusing('blocked', 403);
  await fetchFromServer('/api/tables', post);
  expect(connectionFault()).toBeNull();
});

test.each([
  ['connected to the server', true, false, {}, false],
  ['behind a proxy that blocks sockets', true, true, undefined, true],
  ['offline with the app installed', false, false, {}, true],
  ['offline without the app', false, false, undefined, false],
])('a user who is %s plays on this device alone: %s, %s, %j → %s', (_, isThere, isBlocked, controller, expected) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  isServerReachable.value = isThere;
  areSocketsBlocked.value = isBlocked;
  expect(isOfflineOnly()).toBe(expected);
  areSocketsBlocked.value = false;
});
