const IDLE_TIMEOUT_MS = 2000;

/** Runs work that is not urgent once the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS / 10);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(asked);
}

/** Resolves once the page has nothing else to do. */
export const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));
