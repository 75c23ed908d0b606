/** Timers that know durations only, so that a change of the system's time moves nothing. */
export interface Clock {
  /** Runs something once after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Milliseconds since some moment or other. */
  now(): number;
}

export const systemClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
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

/** The time of one seat, in milliseconds of the table's clock. */
export interface SeatTime {
  /** The version since which it has the decision that it has now; `null` while nothing is due from it. */
  readonly since: number | null;
  /** When that began. */
  readonly from: number;
  /** When a bot plays for it; `null` where it may take as long as it likes. */
  readonly due: number | null;
  /** What of the time until then is its bank. */
  readonly bank: number;
  /** What was left of that time when a bot took over: whoever comes back before it has moved gets no more. `null` where none did. */
  readonly rest: number | null;
  /** So many times in a row a bot has played for it because time was up. */
  readonly missed: number;
}

/** The clocks of a table. */
export interface Times {
  /** Which match, and which deal of it, they are for. */
  readonly round: number;
  readonly deal: number;
  readonly version: number;
  /** Since when they have been standing still: there is a pause, nothing can be kept, or nobody is here; `null` while they go. */
  readonly stopped: number | null;
  /** The version of the last move that a bot made because somebody's time was up; 0 if there was none. */
  readonly forced: number;
  readonly seats: readonly SeatTime[];
}

export const NO_TIMES: Times = { round: 0, deal: 0, version: 0, stopped: null, forced: 0, seats: [] };
