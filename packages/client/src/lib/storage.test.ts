import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore as store } from './storage.ts';

const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

function fakeStorage(broken: Partial<Storage> = {}, kept: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(kept));
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...broken,
  };
  const storage = new Proxy(methods, { ownKeys: () => [...values.keys()], getOwnPropertyDescriptor: describeKey }) as Storage;
  vi.stubGlobal('localStorage', storage);
  return storage;
}

function describeKey(): PropertyDescriptor {
  return { configurable: true, enumerable: true };
}

beforeEach(() => {
  fakeStorage();
  store.clear();
});

describe('the store of the browser', () => {
  it('keeps the values it is given, and finds values that another tab has written since', () => {
    const storage = fakeStorage();
    expect(store.write('a', 'old')).toBe(true);
    expect(store.read('a')).toBe('old');
    storage.setItem('hundredfold.a', 'new');
    expect(store.read('a')).toBe('new');
  });

  it.each([
    ['that is full', { setItem: full }],
    ['that keeps nothing and does not say so', { setItem: () => undefined }],
    ['that is forbidden', { getItem: full, setItem: full, removeItem: full }],
    ['that only writes', { getItem: full }],
  ])('finds the value it wrote in storage %s, instead of the earlier one', (_kind, broken) => {
    fakeStorage(broken, { 'hundredfold.a': 'old' });
    expect(store.write('a', 'new')).toBe(false);
    expect(store.read('a')).toBe('new');
    store.write('a', 'newer');
    expect(store.read('a')).toBe('newer');
  });

  it('finds nothing if it could not remove the earlier value', () => {
    fakeStorage({ removeItem: full }, { 'hundredfold.a': 'old', 'hundredfold.name.b': 'old' });
    store.clear('name.');
    expect([store.read('a'), store.read('name.b')]).toEqual(['old', '']);
    store.clear();
    expect(store.read('a')).toBe('');
  });

  it('remembers the values it read before reading began to fail', () => {
    fakeStorage({}, { 'hundredfold.a': 'old' });
    expect(store.read('a')).toBe('old');
    fakeStorage({ getItem: full, setItem: full });
    expect(store.read('a')).toBe('old');
  });

  it('stores values again once there is room', () => {
    fakeStorage({ setItem: full });
    store.write('a', 'memory');
    const storage = fakeStorage();
    expect(store.write('a', 'kept')).toBe(true);
    expect(storage.getItem('hundredfold.a')).toBe('kept');
  });
});
