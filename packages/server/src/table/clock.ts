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
  /** As `start`, but begins to make something at once, and waits for that as well where it takes longer. */
  startMaking<Made>(name: string, milliseconds: number, make: () => Promise<Made>, run: (made: Promise<Made>) => void): void;
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
    startMaking(name, milliseconds, make, run) {
      if (running.has(name)) return;
      let awaited = 2;
      const stop = clock.after(milliseconds, ready);
      const cancel = () => stop();
      running.set(name, cancel);
      const made = make();
      made.then(ready, ready);

      function ready(): void {
        awaited--;
        if (awaited > 0 || running.get(name) !== cancel) return;
        running.delete(name);
        run(made);
      }
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
