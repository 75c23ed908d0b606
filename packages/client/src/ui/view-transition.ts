import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from './settings.ts';

/** Milliseconds for which a page stands as it was, so that it passes to what comes and not to a word of waiting. */
const PATIENCE = 300;
const STEP = 20;

let changing = false;

/** Makes a change of the page, and has the browser show it as one movement where it can and nobody minds. */
export function withViewTransition(change: () => unknown): void {
  // What changes during another movement is not seen yet, and needs none of its own.
  const isSeen = !changing && !document.hidden && settings.speed.peek() !== 'none';
  if (isSeen && 'startViewTransition' in document) move(change);
  else change();
}

function move(change: () => unknown): void {
  changing = true;
  const { dataset } = document.documentElement;
  dataset.passing = '';
  const { ready, finished } = document.startViewTransition(async () => {
    try {
      change();
      await settled();
    } finally {
      changing = false;
    }
  });
  // A browser may leave the movement out; the change is made all the same.
  ready.catch(() => undefined);
  void finished.finally(() => {
    if (!changing) delete dataset.passing;
  });
}

/** The page is rendered, and waits for nothing more or has waited long enough. */
async function settled(): Promise<void> {
  for (let passed = 0; passed < PATIENCE; passed += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
    if (document.querySelector('.waiting') === null) return;
  }
}

/** The value as it is, or as it was until the page passes to the new one. */
export function useViewTransition<Value>(value: Value): Value {
  const shown = useSignal(value);
  useLayoutEffect(() => {
    if (shown.peek() === value) return;
    withViewTransition(() => {
      shown.value = value;
    });
  }, [value]);
  return shown.value;
}
