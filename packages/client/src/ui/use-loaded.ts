import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Loads a value when a component is first shown, and again whenever a dependency changes; what comes too late is dropped. The signal is
 * `null` until the first value has come, and `failed` where code is missing, as after a deployment. `load` returns `null` to load
 * nothing for now.
 */
export function useLoaded<Value>(
  load: () => Promise<Value> | null,
  dependencies: readonly unknown[],
): ReadonlySignal<Value | 'failed' | null> {
  const loaded = useSignal<Value | 'failed' | null>(null);
  const orFailed = () => load()?.catch(() => 'failed' as const) ?? null;
  useInTime<Value | 'failed'>(orFailed, (value) => (loaded.value = value), dependencies);
  return loaded;
}

/** Begins work like `useLoaded`, and calls back with its result unless that comes too late. It must not reject. */
export function useInTime<Value>(
  begin: () => Promise<Value> | null,
  done: (value: Value) => void,
  dependencies: readonly unknown[],
): void {
  useEffect(() => {
    let isWanted = true;
    void begin()?.then((value) => isWanted && done(value));
    return () => {
      isWanted = false;
    };
  }, dependencies);
}
