import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStored } from '../../lib/stored.ts';
import { myName, type Profile, saveProfile } from '../../net/account/profile.ts';
import { fakeReservations, fakeSockets } from '../../net/testing/fake-sockets.ts';
import { startMatchmaking } from './matchmaking-client.ts';

const ANN = { name: 'Ann', seal: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  forgetStored();
});

function search(getProfile: () => Profile) {
  const ended = vi.fn();
  const nothing = () => undefined;
  const criteria = () => ({ games: [], pace: 'normal', except: [] }) as never;
  startMatchmaking({ criteria, inParty: false, getProfile, isNew: true, heard: nothing, lost: nothing, ended });
  return ended;
}

test('a search of a user without a name ends, and is not tried again for ever', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  const ended = search(() => ({ ...ANN, name: '' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.mock.calls).toEqual([['malformed']]);
});

test('a search of a user who moves to another device ends, and the user is signed out here', async () => {
  fakeReservations();
  const sockets = fakeSockets();
  saveProfile(ANN);
  const ended = search(() => ANN);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.opens();
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.room.onLeave.invoke(CLOSE_CODES.moved);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.mock.calls).toEqual([['moved']]);
  expect([myName.value, sockets.length]).toEqual(['', 1]);
});
