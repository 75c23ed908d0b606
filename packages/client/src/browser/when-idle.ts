/** Milliseconds after which it is done though the page is busy. */
const AT_LAST = 2000;

/** Does something once the page has nothing to do: what nobody waits for is not to keep anybody waiting. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, AT_LAST / 10);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: AT_LAST });
  return () => cancelIdleCallback(asked);
}
