import type { Clock } from '../platform/clock.ts';

export interface WaitQueue<Thing> {
  /**
   * Waits for a thing, at most so many milliseconds. Resolves with `null` if that is too long, or at once if too many wait already;
   * rejects if the signal is aborted.
   */
  wait(maxWaitMs: number, signal?: AbortSignal): Promise<Thing | null>;
  size(): number;
  /** Gives a thing to the first in the queue. Returns `false` if nobody waits. */
  serve(thing: () => Thing): boolean;
  /** Tells all who wait that they get nothing. */
  clear(): void;
}

export function waitQueue<Thing>(maxWaiting: number, clock: Pick<Clock, 'after'>): WaitQueue<Thing> {
  const waiting = new Set<(thing: Thing | null) => void>();

  return {
    wait(maxWaitMs, signal) {
      if (waiting.size >= maxWaiting) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting.delete(give);
          cancel();
          signal?.removeEventListener('abort', abandon);
        };
        const give = (thing: Thing | null): void => {
          leave();
          resolve(thing);
        };
        const abandon = (): void => {
          leave();
          reject(signal?.reason);
        };
        const cancel = clock.after(maxWaitMs, () => give(null));
        waiting.add(give);
        signal?.addEventListener('abort', abandon);
        if (signal?.aborted === true) abandon();
      });
    },
    size: () => waiting.size,
    serve(thing) {
      const [first] = waiting;
      if (first === undefined) return false;
      first(thing());
      return true;
    },
    clear() {
      for (const give of waiting) give(null);
    },
  };
}
