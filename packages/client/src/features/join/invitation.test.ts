import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWindowEvents } from '../../net/testing/fake-sockets.ts';
import { followInvitation } from './invitation.ts';

const INVITATION = {
  code: 'ABCD2345',
  game: 'mod-four',
  options: {},
  pace: 'free',
  phase: 'playing',
  host: null,
  seats: [],
  way: 'wait',
};
const POLL_INTERVAL_MS = 10_000;

let asked: number;
let status: number;
let fire: ReturnType<typeof fakeWindowEvents>;
let stop: () => void = () => undefined;

beforeEach(() => {
  [asked, status] = [0, 200];
  vi.useFakeTimers();
  fire = fakeWindowEvents();
  vi.stubGlobal('fetch', async () => {
    asked++;
    return new Response(JSON.stringify(INVITATION), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const seen = (visibilityState: string) =>
  vi.stubGlobal('document', { visibilityState, addEventListener: () => undefined, removeEventListener: () => undefined });

async function follow(waits = false) {
  const heard = vi.fn();
  stop = followInvitation('ABCD2345', { waits: () => waits, heard });
  await vi.advanceTimersByTimeAsync(0);
  return heard;
}

test('a hidden page asks once, and again as soon as it is seen', async () => {
  seen('hidden');
  await follow();
  await vi.advanceTimersByTimeAsync(5 * POLL_INTERVAL_MS);
  expect(asked).toBe(1);
  seen('visible');
  fire('pageshow');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});

test('a hidden page whose user waits for the end of a game goes on asking', async () => {
  seen('hidden');
  await follow(true);
  await vi.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
  expect(asked).toBe(3);
});

test('a failed update keeps the last invitation, and a table that is gone ends the updates', async () => {
  seen('visible');
  const heard = await follow();
  status = 500;
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  expect(heard).toHaveBeenCalledTimes(1);
  status = 404;
  await vi.advanceTimersByTimeAsync(3 * POLL_INTERVAL_MS);
  expect(heard.mock.calls.at(-1)).toEqual([{ ok: false, refusal: 'no-table' }]);
  expect([heard.mock.calls.length, asked]).toEqual([2, 3]);
});
