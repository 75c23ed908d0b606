import { setInterval as every } from 'node:timers/promises';

/** Milliseconds. */
const PERIOD = 250;

/** What a move that is due needs besides its time: a timer that fires, a thought, a line on the disk, a patch, and an eye. */
const ERRANDS = 5;

/** Asks the house the simplest of questions again and again; ends with what a machine as busy as this one may add to a wait. */
export function watchTheBusy(address: string): () => number {
  const done = new AbortController();
  let longest = PERIOD;
  void (async () => {
    let last = performance.now();
    for await (const _ of every(PERIOD, null, { signal: done.signal })) {
      await fetch(`${address}/health`);
      longest = Math.max(longest, performance.now() - last - PERIOD);
      last = performance.now();
    }
  })().catch(() => undefined); // The house is closed, or nobody wants to know any more.
  return () => {
    done.abort();
    return ERRANDS * longest;
  };
}
