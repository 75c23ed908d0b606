import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isAtWrongAddress, isServerReachable } from './connectivity.ts';
import { joinIntent } from './join-intent.ts';
import { requestedGame } from './local/start-local-game.ts';
import { newTableErrorText, playAlone } from './new-table.ts';

const SET_UP = { game: 'mod-four', options: { target: 3 }, seats: 4 };

let paths: string[];
beforeEach(() => {
  paths = [];
  requestedGame.value = null;
  joinIntent.value = null;
  isServerReachable.value = true;
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('document', { hidden: true, getElementById: () => null });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => paths.push(path) });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
});

function answer(body: object | null, status = 201): void {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => {
    if (body === null) throw new TypeError('no connection');
    return new Response(JSON.stringify(body), { status, headers });
  });
}

describe('a game against bots', () => {
  test('begins at a table while the server answers', async () => {
    answer({ code: '7K4M2XP0' });
    expect(await playAlone(SET_UP)).toBeNull();
    expect(paths).toEqual(['/t/7K4M2XP0']);
    expect(joinIntent.value).toMatchObject({ code: '7K4M2XP0', play: true });
    expect(requestedGame.value).toBeNull();
  });

  test.each([
    ['while the server is known not to answer', false],
    ['if the server turns out not to answer', true],
  ])('begins on this device %s, with the chosen options', async (_, isThere) => {
    isServerReachable.value = isThere;
    answer(null);
    expect(await playAlone(SET_UP)).toBeNull();
    expect(requestedGame.value?.newGame).toEqual(SET_UP);
    expect(paths).toEqual([`/alone/${requestedGame.value?.id}`]);
  });

  test('does not begin without a connection in a browser that has not stored the app', async () => {
    vi.stubGlobal('navigator', {});
    answer(null);
    expect(await playAlone(SET_UP)).toBe('failed');
    expect(paths).toEqual([]);
  });

  test('does not move to this device because the server refuses it', async () => {
    answer({}, 429);
    expect(await playAlone(SET_UP)).toBe('too-many');
    answer({}, 503);
    expect(await playAlone(SET_UP)).toBe('failed');
    answer({ error: 'blocked', message: '' }, 403);
    expect(await playAlone(SET_UP)).toBe('blocked');
    answer({ error: 'not-allowed', message: '' }, 403);
    expect(await playAlone(SET_UP)).toBe('failed');
    expect(paths).toEqual([]);
  });
});

test('a game of a guest on a closed site against bots begins on this device', async () => {
  answer({ error: 'no-maker', message: '' }, 403);
  expect(await playAlone(SET_UP)).toBeNull();
  expect(paths).toEqual([`/alone/${requestedGame.value?.id}`]);
});

test('a page at another address than the server’s reads that, and a game against bots begins on this device', async () => {
  answer({ error: 'wrong-origin', message: '' }, 403);
  expect(await playAlone(SET_UP)).toBeNull();
  expect(paths).toEqual([`/alone/${requestedGame.value?.id}`]);
  expect(newTableErrorText('failed')).toContain('isn’t at the address of its server');
  isAtWrongAddress.value = false;
  expect(newTableErrorText('failed')).not.toContain('address');
});
