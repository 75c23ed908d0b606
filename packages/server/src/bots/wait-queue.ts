import type { Clock } from '../platform/clock.ts';

/** Lets requests wait for a thing, such as a thread, in the order in which they came. */
export function waitQueue<Thing>(maxWaiting: number, clock: Pick<Clock, 'after'>) {
  const waiting = new Set<(thing: Thing | null) => void>();

  return {
    /**
     * Waits for a thing, at most so many milliseconds. Resolves with `null` if that is too long, or at once if too many wait already;
     * rejects if the signal is aborted.
     */
    wait(maxWaitMs: number, signal?: AbortSignal): Promise<Thing | null> {
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
    /** Gives a thing to the first in the queue. Returns `false` if nobody waits. */
    serve(thing: () => Thing): boolean {
      const [first] = waiting;
      if (first === undefined) return false;
      first(thing());
      return true;
    },
    /** Tells all who wait that they get nothing. */
    clear(): void {
      for (const give of waiting) give(null);
    },
  };
}
