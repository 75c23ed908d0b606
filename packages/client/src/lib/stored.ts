import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { browserStore, PREFIX } from './storage.ts';

export const { read: readStored, write: writeStored } = browserStore;

export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value | (() => Value),
): Signal<Value> {
  const unchosen = typeof fallback === 'function' ? fallback : () => fallback;
  return remember(key, (kept) => values.find((value) => value === kept) ?? unchosen());
}

export function storedText(key: string): Signal<string> {
  return remember(key, (kept) => kept);
}

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
    if (kept === '') return []; // Otherwise the parser makes an error, whose stack takes longer than all the rest.
    const known = v.safeParse(list, kept);
    return known.success ? known.output : [];
  };
  return remember(key, read, (items) => (items.length === 0 ? '' : JSON.stringify(items)));
}

/** Changes a list that this browser remembers, as it is stored now: another tab may have changed it a moment ago. */
export function changeList<Item>(list: Signal<readonly Item[]>, change: (items: readonly Item[]) => readonly Item[]): void {
  readAgain.get(list)?.();
  list.value = change(list.peek());
}

/** Takes the value that is stored now, or the fallback of this moment if none is stored. */
export function takeStored(value: Signal<unknown>): void {
  readAgain.get(value)?.();
}

const readAgain = new Map<object, () => void>();

/** A signal that all tabs share. */
function remember<Value>(
  key: string,
  asValue: (kept: string) => Value,
  asText: (value: Value) => string = String,
): Signal<Value> {
  const value = signal(asValue(readStored(key)));
  /** True if the value is from storage. It is not written back: another tab may have stored a newer one, or in a newer format. */
  let isStored = true;
  effect(() => {
    const now = value.value;
    if (!isStored) writeStored(key, asText(now));
    isStored = false;
  });
  const take = (kept: string): void => {
    isStored = true;
    value.value = asValue(kept);
    isStored = false;
  };
  readAgain.set(value, () => take(readStored(key)));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === PREFIX + key) take(event.newValue ?? '');
  });
  return value;
}

export function forgetStored(): void {
  browserStore.clear();
  for (const read of readAgain.values()) read();
}
