import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { browserStore, PREFIX } from './storage.ts';

/** A choice from a list that this browser remembers; `old` maps choices of earlier versions to current ones. */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
  old: Readonly<Record<string, Value>> = {},
): Signal<Value> {
  return remember(key, (kept) => values.find((value) => value === kept) ?? old[kept] ?? fallback);
}

/** A text that this browser remembers; empty until there is one. */
export function storedText(key: string): Signal<string> {
  return remember(key, (kept) => kept);
}

/** A whole number within a range that this browser remembers. */
export function storedNumber(key: string, { least, most }: { readonly least: number; readonly most: number }, fallback: number) {
  return remember(key, (kept) => {
    const number = /^\d+$/.test(kept) ? Number(kept) : fallback;
    return number < least || number > most ? fallback : number;
  });
}

/** A list that this browser remembers. A list that does not fit the schema is dropped. */
export function storedList<Item>(key: string, item: v.GenericSchema<unknown, Item>): Signal<readonly Item[]> {
  const list = v.pipe(v.string(), v.parseJson(), v.array(item));
  const read = (kept: string): readonly Item[] => {
    const known = v.safeParse(list, kept);
    return known.success ? known.output : [];
  };
  return remember(key, read, (items) => (items.length === 0 ? '' : JSON.stringify(items)));
}

/** A signal that all tabs share. */
function remember<Value>(
  key: string,
  asValue: (kept: string) => Value,
  asText: (value: Value) => string = String,
): Signal<Value> {
  const value = signal(asValue(readStored(key)));
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) writeStored(key, asText(now));
    first = false;
  });
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === PREFIX + key) value.value = asValue(event.newValue ?? '');
  });
  return value;
}

/** The value stored under a key; empty if there is none. */
export function readStored(key: string): string {
  return browserStore.read(key);
}

/** Stores a value; an empty one removes the key. Returns whether the browser stored it; if not, the page keeps it while it is open. */
export function writeStored(key: string, value: string): boolean {
  return browserStore.write(key, value);
}

/** Removes everything that this browser remembers. */
export function forgetStored(): void {
  browserStore.clear();
}
