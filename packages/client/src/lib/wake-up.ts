/** Waits for this time, or less if the page becomes visible or comes back online first. */
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

/**
 * Calls back when the page becomes visible, is restored from the browser's cache or comes back online, until the
 * returned function is called.
 */
export function onWakeUp(woken: () => void): () => void {
  const page = globalThis.document;
  const seen = (): void => {
    if (page.visibilityState === 'visible') woken();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) woken(); // Without `persisted` the page has just been loaded.
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

/** The longest wait between two tries, in milliseconds. After an outage, players should be back soon. */
const MAX_RETRY_DELAY_MS = 3000;

/**
 * The time to wait before the next try, in milliseconds. It grows with each failure (backoff), and is random so that
 * clients do not all reconnect at once.
 */
export function retryDelayMs(failures: number, chance = Math.random()): number {
  const wait = Math.min(MAX_RETRY_DELAY_MS, 250 * 2 ** failures);
  return failures === 0 ? wait * chance : wait * (0.5 + chance / 2);
}
