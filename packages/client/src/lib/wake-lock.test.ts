import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScreenOn } from './wake-lock.ts';

let locks: { released: boolean }[];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function fakeScreen(request: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { wakeLock: { request } });
}

const give = async () => {
  const lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
};

function hide(): void {
  page.visibilityState = 'hidden';
  for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
}

function show(): void {
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
}

const held = () => locks.map(({ released }) => !released);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  locks = [];
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  fakeScreen(give);
});

describe('the screen', () => {
  it('stays on until it is no longer needed, with one lock only when the page becomes visible again', async () => {
    const stop = keepScreenOn();
    await settled();
    expect(held()).toEqual([true]);
    hide();
    await settled();
    expect(held()).toEqual([false]);
    show();
    show();
    await settled();
    expect(held().filter(Boolean)).toHaveLength(1);
    stop();
    await settled();
    expect(held().some(Boolean)).toBe(false);
    show();
    await settled();
    expect(held().some(Boolean)).toBe(false);
  });

  it('may turn off if the browser answers too late', async () => {
    keepScreenOn()();
    await settled();
    expect(held()).toEqual([false]);
  });

  it.each([
    ['refuses', () => fakeScreen(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
    ['cannot', () => vi.stubGlobal('navigator', {})],
  ])('turns off as usual where the browser %s', async (_, install) => {
    install();
    const stop = keepScreenOn();
    await settled();
    stop();
    expect(held()).toEqual([]);
  });
});
