export const PREFIX = 'hundredfold.';

/**
 * Returns a store of texts under keys. An empty text is the same as none. Browser storage can be forbidden, full, or readable but
 * not writable. Values that the browser did not store are read from memory first, so that a page never finds an older value than it
 * has written.
 */
function storeIn(area: () => Storage) {
  const memory = new Map<string, { readonly value: string; readonly isKept: boolean }>();

  /** The value in the browser's storage; `null` if it cannot be read. */
  function kept(key: string): string | null {
    try {
      return area().getItem(PREFIX + key) ?? '';
    } catch {
      return null;
    }
  }

  /** Returns whether the browser stored the value. If not, the page keeps it in memory for as long as it is open. */
  function write(key: string, value: string): boolean {
    try {
      if (value === '') area().removeItem(PREFIX + key);
      else area().setItem(PREFIX + key, value);
    } catch {
      // The check below reads the value back: some browsers do not store it and report no error.
    }
    const isKept = kept(key) === value;
    memory.set(key, { value, isKept });
    return isKept;
  }

  function keptKeys(): readonly string[] {
    try {
      return Object.keys(area()).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
    } catch {
      return [];
    }
  }

  return {
    read(key: string): string {
      const held = memory.get(key);
      if (held?.isKept === false) return held.value;
      const value = kept(key);
      if (value === null) return held?.value ?? '';
      memory.set(key, { value, isKept: true });
      return value;
    },
    write,
    clear(beginning = ''): void {
      for (const key of new Set([...memory.keys(), ...keptKeys()])) if (key.startsWith(beginning)) write(key, '');
    },
  };
}

export const browserStore = storeIn(() => localStorage);

export const tabStore = storeIn(() => sessionStorage);
