import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

const PREFIX = 'hundredfold.';

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

/** Where storage is forbidden things are remembered for as long as the page is open. */
const memory = new Map<string, string>();

/** What is kept under a key now; empty if nothing is. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

/** Nothing need be kept of what is empty. */
export function writeStored(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    memory.set(key, value);
  }
}

/** Everything that this browser remembers goes. */
export function forgetStored(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
