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
  useEffect(() => {
    let isWanted = true;
    const put = (value: Value | 'failed'): void => {
      if (isWanted) loaded.value = value;
    };
    load()?.then(put, () => put('failed'));
    return () => {
      isWanted = false;
    };
  }, dependencies);
  return loaded;
}
