import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStored, readStored } from '../../lib/stored.ts';
import { moveHere } from './identity.ts';
import { pendingRedemption, putOffRedemption } from './redemption.ts';

const ANN = { key: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Ann', seal: 3 };

const CODE = 'ABCD2345';

const asked: string[] = [];
const ids: string[] = [];

/** Plants a server that knows one code, Ann's, and answers the first redemption id only. The first `lost` answers get lost. */
function fakeServer(lost = 0): void {
  asked.length = 0;
  ids.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(path);
    const { code, redemptionId } = JSON.parse(body) as { code: string; redemptionId: string };
    ids.push(redemptionId);
    if (asked.length <= lost) throw new TypeError('Failed to fetch');
    const isMine = code === CODE && redemptionId === ids[0];
    const headers = { 'content-type': 'application/json' };
    return isMine ? new Response(JSON.stringify(ANN), { headers }) : new Response('{}', { headers, status: 404 });
  });
}

/** Plants a storage with room for that many characters. */
function fakeStorage(room: number): void {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      const before = [...values].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), 0);
      if (before + key.length + value.length > room) throw new DOMException('', 'QuotaExceededError');
      values.set(key, value);
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage(10_000);
});
afterEach(() => {
  vi.useRealTimers();
  forgetStored();
});

async function moveHereInTime(code = CODE): ReturnType<typeof moveHere> {
  const moved = moveHere(code);
  await vi.advanceTimersByTimeAsync(10_000);
  return moved;
}

describe('a code from another device', () => {
  it('makes this browser act for the person who got the code', async () => {
    fakeServer();
    expect(await moveHere(CODE)).toEqual({ ok: true, value: null });
    expect([readStored('key'), readStored('name'), readStored('spare')]).toEqual([ANN.key, 'Ann', '']);
    expect(asked).toEqual(['/api/transfers/redeem']);
  });

  it.each([0, 100, 250])('is not used up if the browser stores no more than %i characters', async (room) => {
    fakeServer();
    fakeStorage(room);
    expect(await moveHere(CODE)).toEqual({ ok: false, refusal: 'unkept' });
    expect([asked, readStored('key'), readStored('spare')]).toEqual([[], '', '']);
  });

  it('is sent again under the same redemption id when the answer gets lost', async () => {
    fakeServer(2);
    expect(await moveHereInTime()).toEqual({ ok: true, value: null });
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect([readStored('key'), pendingRedemption()]).toEqual([ANN.key, null]);
  });

  it('is sent again under the same redemption id after a reload, as long as it can work', async () => {
    fakeServer(3);
    expect(await moveHereInTime()).toEqual({ ok: false, refusal: 'failed' });
    expect([ids.length, readStored('key')]).toEqual([3, '']);
    expect(pendingRedemption()).toEqual({ code: CODE, redemptionId: ids[0] });
    expect(await moveHereInTime()).toEqual({ ok: true, value: null });
    expect([new Set(ids).size, readStored('key')]).toEqual([1, ANN.key]);
  });

  it('still works here after the user has put it off because its answers got lost', async () => {
    fakeServer(3);
    await moveHereInTime();
    putOffRedemption(CODE);
    putOffRedemption('NEVERSENT');
    expect(pendingRedemption()).toBeNull();
    expect(await moveHereInTime('WXYZ2345')).toEqual({ ok: false, refusal: 'wrong' });
    expect(await moveHereInTime()).toEqual({ ok: true, value: null });
    expect([readStored('key'), readStored('redemption')]).toEqual([ANN.key, '']);
  });

  it('is not sent again once it cannot work any more', async () => {
    fakeServer(3);
    await moveHereInTime();
    vi.advanceTimersByTime(10 * 60_000);
    expect(pendingRedemption()).toBeNull();
  });

  it('is not sent again after the server has refused it', async () => {
    fakeServer();
    ids.push('the-redemption-id-of-another-browser');
    expect(await moveHereInTime()).toEqual({ ok: false, refusal: 'wrong' });
    expect(pendingRedemption()).toBeNull();
  });
});
