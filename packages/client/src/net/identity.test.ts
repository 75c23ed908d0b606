import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetStored, readStored } from '../ui/stored.ts';
import { moveHere } from './identity.ts';

const ANN = { key: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Ann', seal: 3 };

const asked: string[] = [];

/** The server knows one code, which is Ann's. */
function plantServer(): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(ANN), { headers: { 'content-type': 'application/json' } });
  });
}

/** Storage with room for so many characters. */
function plantStorage(room: number): void {
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

afterEach(() => forgetStored());

describe('a code from another device', () => {
  it('makes this browser the person who was given it', async () => {
    plantServer();
    plantStorage(10_000);
    expect(await moveHere('ABCD2345')).toEqual({ ok: true, value: null });
    expect([readStored('key'), readStored('name'), readStored('spare')]).toEqual([ANN.key, 'Ann', '']);
    expect(asked).toEqual(['/api/transfers/redeem']);
  });

  it.each([0, 100])('is not used up where the browser keeps no more than %i characters', async (room) => {
    plantServer();
    plantStorage(room);
    expect(await moveHere('ABCD2345')).toEqual({ ok: false, refusal: 'unkept' });
    expect([asked, readStored('key'), readStored('spare')]).toEqual([[], '', '']);
  });
});
