import type { TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { muted } from '../../lib/muted-people.ts';
import { dropLasting, lasting, notice, showNotice } from '../../ui/notices.tsx';
import type { SearchRequest } from './matchmaking-client.ts';
import { joinSearch, startSearch, stopSearch } from './search.ts';
import { searchState } from './search-state.ts';

let search: SearchRequest | null;
let started: number;
let asked: unknown[];
let isConnected: boolean;
vi.mock('./matchmaking-client.ts', () => ({
  startMatchmaking: (looking: SearchRequest) => {
    search = looking;
    started++;
    return {
      async ask(...request: unknown[]) {
        if (isConnected) asked.push(request);
        return isConnected;
      },
      leave: () => undefined,
    };
  },
}));

const HOUR_MS = 3_600_000;
const WAITING: TicketStatus = { at: 'waiting', games: [], bots: 'not-yet', again: null };
const MISSED = 'You missed a table.';

beforeEach(() => {
  search = null;
  started = 0;
  asked = [];
  isConnected = true;
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  stopSearch();
  dropLasting();
  muted.value = [];
  vi.useRealTimers();
});

async function searchAndHear(standing: TicketStatus): Promise<void> {
  await startSearch();
  search?.heard(standing, 0);
}

test('a missed proposal is still shown an hour later, whatever notices came meanwhile', async () => {
  await searchAndHear({ at: 'none', why: 'silent' });
  expect(searchState.value).toBeNull();
  expect(lasting.value?.text).toBe(MISSED);
  showNotice({ text: 'Sound is off' });
  vi.advanceTimersByTime(HOUR_MS);
  expect(notice.value).toBeNull();
  expect(lasting.value?.text).toBe(MISSED);
});

test('a missed proposal is no longer shown once the player searches again', async () => {
  await searchAndHear({ at: 'none', why: 'silent' });
  lasting.value?.way?.press();
  expect(lasting.value).toBeNull();
  expect(searchState.value).toBe('opening');
});

test('the reason why a search ended stays until it is read, for every reason', async () => {
  await searchAndHear({ at: 'none', why: 'party' });
  vi.advanceTimersByTime(HOUR_MS);
  expect(lasting.value).toEqual({ text: 'Someone at your table declined, so the search has stopped.' });
  dropLasting();
  await startSearch();
  search?.ended('elsewhere');
  vi.advanceTimersByTime(HOUR_MS);
  expect(lasting.value).toEqual({ text: 'You’re looking for a game in another window now.' });
});

test.each([
  ['moved', 'Your seats have moved to your other device. This browser starts fresh.'],
  ['malformed', 'That didn’t work. Try again in a moment.'],
  ['too-fast', 'You’ve looked for a game too often. Wait a moment.'],
] as const)('a search that ends as %s says so', async (why, text) => {
  await searchAndHear(WAITING);
  search?.ended(why);
  expect([searchState.value, lasting.value]).toEqual([null, { text }]);
});

test('a player in the party of a host reads nothing once the host has stopped the search', async () => {
  await joinSearch('ABCDEFGH');
  search?.ended('not-seeking');
  expect([searchState.value, lasting.value]).toEqual([null, null]);
});

test('a search that is stopped and begun again while the code loads is one search', async () => {
  const first = startSearch();
  stopSearch();
  await Promise.all([first, startSearch()]);
  expect([started, searchState.value]).toEqual([1, 'opening']);
});

const BLOCKED = { sign: 'aaaaaaaaaaaaaaaa', name: 'Ben' };

test('a person who is blocked or unblocked during a search is sent at once', async () => {
  await searchAndHear(WAITING);
  muted.value = [BLOCKED];
  muted.value = [];
  expect(asked).toEqual([
    ['joinParty', { except: [BLOCKED.sign] }],
    ['joinParty', { except: [] }],
  ]);
});

test('a person who is blocked without a connection is sent once it is back', async () => {
  await searchAndHear(WAITING);
  isConnected = false;
  muted.value = [BLOCKED];
  await vi.advanceTimersByTimeAsync(0);
  isConnected = true;
  search?.heard(WAITING, 0);
  search?.heard(WAITING, 0);
  expect(asked).toEqual([['joinParty', { except: [BLOCKED.sign] }]]);
});

test('the blocked people are sent again after a lost connection, because the server may have forgotten them', async () => {
  muted.value = [BLOCKED];
  await searchAndHear(WAITING);
  search?.lost();
  search?.heard(WAITING, 0);
  search?.heard(WAITING, 0);
  expect(asked).toEqual([['joinParty', { except: [BLOCKED.sign] }]]);
});

test('a player who searches already sends the blocked people to the search of a host', async () => {
  muted.value = [BLOCKED];
  await searchAndHear(WAITING);
  await joinSearch('ABCDEFGH');
  expect([started, asked]).toEqual([1, [['joinParty', { except: [BLOCKED.sign] }]]]);
});

test('nothing is sent for a person who is blocked without a search', async () => {
  await searchAndHear(WAITING);
  stopSearch();
  muted.value = [BLOCKED];
  expect(asked).toEqual([]);
});
