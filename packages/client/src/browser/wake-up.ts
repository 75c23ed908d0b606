/** Waits, but not when there is reason to try at once: the page came back into sight or on line. */
export function waitOrWakeUp(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = onWakeUp(done);
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}

/** Calls back whenever the page comes back into sight, out of the browser's cache or on line, until the returned function is called. */
export function onWakeUp(woken: () => void): () => void {
  const page = globalThis.document;
  const seen = (): void => {
    if (page.visibilityState === 'visible') woken();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) woken(); // Else it is loaded just now.
  };
  page?.addEventListener('visibilitychange', seen);
  globalThis.addEventListener?.('pageshow', shown);
  globalThis.addEventListener?.('online', woken);
  return () => {
    page?.removeEventListener('visibilitychange', seen);
    globalThis.removeEventListener?.('pageshow', shown);
    globalThis.removeEventListener?.('online', woken);
  };
}

/** A house that was away is not to wait for its guests. */
const LONGEST = 3000;

/** How long to wait before the next try: longer each time, never the same for everybody. */
export function retryDelayMs(failures: number, chance = Math.random()): number {
  const wait = Math.min(LONGEST, 250 * 2 ** failures);
  return failures === 0 ? wait * chance : wait * (0.5 + chance / 2);
}
