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

/** Calls back when the page becomes visible, is restored or comes online, until the returned function is called. */
export function onWakeUp(woken: () => void): () => void {
  const page = globalThis.document;
  const seen = (): void => {
    if (page.visibilityState === 'visible') woken();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) woken(); // Without `persisted` the page has just been loaded.
  };
  const listening = new AbortController();
  const { signal } = listening;
  page?.addEventListener('visibilitychange', seen, { signal });
  globalThis.addEventListener?.('pageshow', shown, { signal });
  globalThis.addEventListener?.('online', woken, { signal });
  return () => listening.abort();
}

/** Calls back at once, again in this interval, and whenever the page wakes up, until the returned function is called. */
export function poll(milliseconds: number, ask: () => void): () => void {
  const timer = setInterval(ask, milliseconds);
  const stop = onWakeUp(ask);
  ask();
  return () => {
    clearInterval(timer);
    stop();
  };
}
