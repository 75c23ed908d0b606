import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { browserStore, PREFIX } from './storage.ts';

/** A choice out of a list that this browser remembers; `old` says what choices of earlier versions mean now. */
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

/** A whole number between two others that this browser remembers. */
export function storedNumber(key: string, { least, most }: { readonly least: number; readonly most: number }, fallback: number) {
  return remember(key, (kept) => {
    const number = /^\d+$/.test(kept) ? Number(kept) : fallback;
    return number < least || number > most ? fallback : number;
  });
}

/** A list that this browser remembers; whatever does not fit the schema is forgotten. */
export function storedList<Item>(key: string, item: v.GenericSchema<unknown, Item>): Signal<readonly Item[]> {
  const list = v.pipe(v.string(), v.parseJson(), v.array(item));
  const read = (kept: string): readonly Item[] => {
    const known = v.safeParse(list, kept);
    return known.success ? known.output : [];
  };
  return remember(key, read, (items) => (items.length === 0 ? '' : JSON.stringify(items)));
}

/** The same in every tab. */
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

/** What is kept under a key now; empty if nothing is. */
export function readStored(key: string): string {
  return browserStore.read(key);
}

/** Nothing need be kept of what is empty. Whether the browser keeps it, or only this page, as long as it is open. */
export function writeStored(key: string, value: string): boolean {
  return browserStore.write(key, value);
}

/** Everything that this browser remembers goes. */
export function forgetStored(): void {
  browserStore.clear();
}
