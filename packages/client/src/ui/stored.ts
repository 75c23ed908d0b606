import { effect, type Signal, signal } from '@preact/signals';

const PREFIX = 'hundredfold.';

/** A choice out of a list that this browser remembers. */
export function storedChoice<Value extends string>(key: string, values: readonly Value[], fallback: Value): Signal<Value> {
  const known = read(key);
  return remember(key, signal(values.find((value) => value === known) ?? fallback));
}

/** A text that this browser remembers; empty until there is one. */
export function storedText(key: string): Signal<string> {
  return remember(key, signal(read(key) ?? ''));
}

function remember<Value extends string>(key: string, value: Signal<Value>): Signal<Value> {
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) write(key, now);
    first = false;
  });
  return value;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // Storage can be forbidden; then nothing is remembered.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // See above.
  }
}
