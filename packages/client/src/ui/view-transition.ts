import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { speed } from './speed.ts';

/** Milliseconds for which the old page stays, so that it passes to the new content and not to a loading message. */
const LOADING_TIMEOUT_MS = 300;
const POLL_INTERVAL_MS = 20;

let changing = false;

export function withViewTransition(change: () => unknown): void {
  // A change during another transition is not visible yet, and needs none of its own.
  const isSeen = !changing && !document.hidden && speed.peek() !== 'none';
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
      await waitUntilLoaded();
    } finally {
      changing = false;
    }
  });
  // A browser may skip the transition; the change happens all the same.
  ready.catch(() => undefined);
  void finished.finally(() => {
    if (!changing) delete dataset.passing;
  });
}

async function waitUntilLoaded(): Promise<void> {
  for (let passed = 0; passed < LOADING_TIMEOUT_MS; passed += POLL_INTERVAL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    if (document.querySelector('.waiting') === null) return;
  }
}

/** Returns the value; during a transition it returns the old value until the page passes to the new one. */
export function useViewTransition<Value>(value: Value): Value {
  const shown = useSignal(value);
  useLayoutEffect(() => {
    if (shown.peek() === value) return;
    withViewTransition(() => (shown.value = value));
  }, [value]);
  return shown.value;
}
