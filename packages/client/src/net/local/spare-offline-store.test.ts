import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import { assert, describe, expect, it, vi } from 'vitest';
import type { OfflineStore } from './offline-store.ts';
import { openSpareStore, withMemory } from './spare-offline-store.ts';
import { memoryOfflineStore } from './testing/memory-offline-store.ts';

const step = (intent: string) => ({ step: { kind: 'move', seat: 0, action: { type: 'play' } }, intent }) as unknown as StoredStep;
const GAME = { id: 'a-game', game: 'mod-four', options: {}, seats: 4, rules: 1, begun: 0, steps: [step('first')] };
const appended = (at: number, intent: string) => ({ id: 'a-game', at, steps: [step(intent)], finished: null });

function browser(named = 'QuotaExceededError') {
  const kept = memoryOfflineStore();
  let isFull = false;
  const orFull = <Value>(work: () => Promise<Value>): Promise<Value> =>
    isFull ? Promise.reject(new DOMException('', named)) : work();
  const store: OfflineStore = {
    ...kept,
    begin: (game) => orFull(() => kept.begin(game)),
    append: (more) => orFull(() => kept.append(more)),
  };
  const fill = (full = true) => {
    isFull = full;
  };
  return { kept, store: withMemory(store), fill };
}

const intentsOf = async (store: OfflineStore) => (await store.read('a-game'))?.steps.map(({ intent }) => intent);

describe('a browser without room', () => {
  it('begins a game anyway, and goes on with it', async () => {
    const { store, kept, fill } = browser();
    fill();
    await store.begin(GAME);
    expect(store.isSaved('a-game')).toBe(false);
    expect(await store.append(appended(1, 'second'))).toBe(true);
    expect(await intentsOf(store)).toEqual(['first', 'second']);
    expect(await kept.read('a-game')).toBeNull();
  });

  it('goes on with a game whose earlier steps were stored', async () => {
    const { store, kept, fill } = browser();
    await store.begin(GAME);
    expect(store.isSaved('a-game')).toBe(true);
    fill();
    expect(await store.append(appended(1, 'second'))).toBe(true);
    expect(store.isSaved('a-game')).toBe(false);
    fill(false);
    expect(await store.append(appended(2, 'third'))).toBe(true);
    expect(await intentsOf(store)).toEqual(['first', 'second', 'third']);
    expect(await intentsOf(kept)).toEqual(['first']);
  });

  it('does not go on if another page has continued the game', async () => {
    const { store, kept, fill } = browser();
    await store.begin(GAME);
    await kept.append(appended(1, 'elsewhere'));
    fill();
    expect(await store.append(appended(1, 'here'))).toBe(false);
  });

  it('does not hide any other failure', async () => {
    const { store, fill } = browser('DataCloneError');
    fill();
    await expect(store.begin(GAME)).rejects.toThrow(DOMException);
    await expect(store.append(appended(1, 'second'))).rejects.toThrow(DOMException);
  });
});

describe('a browser that stores nothing', () => {
  it.each([
    ['refuses to open its database', () => assert.fail('it is forbidden')],
    ['never answers when its database is opened', () => ({})],
  ])('and %s still plays a game', async (_, open) => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open });
    const opened = openSpareStore();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    const store = await opened;
    expect(await store.read('a-game')).toBeNull();
    await store.begin(GAME);
    expect(await store.append(appended(1, 'second'))).toBe(true);
    expect(await intentsOf(store)).toEqual(['first', 'second']);
    expect(store.isSaved('a-game')).toBe(false);
  });
});
