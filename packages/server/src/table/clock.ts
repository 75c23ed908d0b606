/** Timers that know durations only, so that a change of the system's time moves nothing. */
export interface Clock {
  /** Runs something once after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Named timers: at most one of each name runs. */
export interface Timers {
  /** Starts a timer unless one of this name is running. */
  start(name: string, milliseconds: number, run: () => void): void;
  /** Calls off those timers that are not in the list. */
  keepOnly(names: ReadonlySet<string>): void;
}

export function timers(clock: Clock): Timers {
  const running = new Map<string, () => void>();
  return {
    start(name, milliseconds, run) {
      if (running.has(name)) return;
      const cancel = clock.after(milliseconds, () => {
        running.delete(name);
        run();
      });
      running.set(name, cancel);
    },
    keepOnly(names) {
      for (const [name, cancel] of running) {
        if (names.has(name)) continue;
        cancel();
        running.delete(name);
      }
    },
  };
}
