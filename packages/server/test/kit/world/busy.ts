import { setInterval as every } from 'node:timers/promises';

const PERIOD_MS = 250;

/**
 * The number of waits in a move that is due, besides its time: a timer, a bot's decision, a durable write, a patch, and its
 * receipt.
 */
const WAITS_PER_MOVE = 5;

/**
 * Sends the simplest request to the server again and again. The returned function stops it and returns the time in milliseconds
 * that a machine as busy as this one may add to a wait.
 */
export function watchTheBusy(address: string): () => number {
  const done = new AbortController();
  let longest = PERIOD_MS;
  void (async () => {
    let last = performance.now();
    for await (const _ of every(PERIOD_MS, null, { signal: done.signal })) {
      await fetch(`${address}/health`);
      longest = Math.max(longest, performance.now() - last - PERIOD_MS);
      last = performance.now();
    }
  })().catch(() => undefined); // The server is closed, or the caller has stopped the measurement.
  return () => {
    done.abort();
    return WAITS_PER_MOVE * longest;
  };
}
