import { vi } from 'vitest';

/** Plants a storage with room for that many characters. */
export function fakeStorage(room: number): void {
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
