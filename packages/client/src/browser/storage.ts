/** Every name in the browser's storage begins with this. */
export const PREFIX = 'hundredfold.';

/** Where texts are stored under keys. An empty text is the same as none. */
interface BrowserStore {
  read(key: string): string;
  /** Whether the browser keeps it from now on. Where it does not, the page does, for as long as it is open. */
  write(key: string, value: string): boolean;
  /** Removes everything whose key begins so. */
  clear(beginning?: string): void;
}

/** What a page knows of one key. */
interface Held {
  readonly value: string;
  readonly isKept: boolean;
}

/**
 * Storage can be forbidden, full, or work by halves: reading, but not writing. Whatever the browser did not keep is read from memory
 * first, so that a page never finds an older value than it has written.
 */
function storeIn(area: () => Storage): BrowserStore {
  const memory = new Map<string, Held>();

  /** What the browser keeps; `null` where it does not say. */
  function kept(key: string): string | null {
    try {
      return area().getItem(PREFIX + key) ?? '';
    } catch {
      return null;
    }
  }

  function write(key: string, value: string): boolean {
    try {
      if (value === '') area().removeItem(PREFIX + key);
      else area().setItem(PREFIX + key, value);
    } catch {
      // Whether it is kept is looked up below: some browsers do not keep it, and do not say so either.
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
    read(key) {
      const held = memory.get(key);
      if (held?.isKept === false) return held.value;
      const value = kept(key);
      if (value === null) return held?.value ?? '';
      memory.set(key, { value, isKept: true });
      return value;
    },
    write,
    clear(beginning = '') {
      for (const key of new Set([...memory.keys(), ...keptKeys()])) if (key.startsWith(beginning)) write(key, '');
    },
  };
}

/** For every tab of this browser, and for good. */
export const browserStore = storeIn(() => localStorage);

/** For this tab alone, as long as it is open. */
export const tabStore = storeIn(() => sessionStorage);
