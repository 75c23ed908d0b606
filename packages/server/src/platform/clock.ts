/** A clock for timers. It knows durations only, so a change of the system time has no effect on it. */
export interface Clock {
  after(milliseconds: number, run: () => void): () => void;
  /** Returns the milliseconds since an arbitrary start. */
  now(): number;
}

const STALL_CHECK_INTERVAL_MS = 250;
/** A check that is later than this, in milliseconds, counts as a stall. Shorter delays of a busy server count as normal time. */
const STALL_THRESHOLD_MS = 1000;

/**
 * Creates a clock that stops while the process is stalled. After a stall, the server reads what people sent in the meantime
 * before their time is up. The clock starts to check for stalls with its first timer.
 */
export function clockWithoutStalls(): Clock {
  let stalled = 0;
  let last: number | null = null;

  function now(): number {
    const moment = performance.now();
    const late = last === null ? 0 : moment - last - STALL_CHECK_INTERVAL_MS;
    if (late > STALL_THRESHOLD_MS) stalled += late;
    if (last !== null) last = moment;
    return moment - stalled;
  }

  return {
    after(milliseconds, run) {
      if (last === null) {
        last = performance.now();
        setInterval(now, STALL_CHECK_INTERVAL_MS).unref();
      }
      const due = now() + milliseconds;
      const ring = (): void => {
        const left = due - now();
        if (left > 1) timer = setTimeout(ring, left);
        else run();
      };
      let timer = setTimeout(ring, milliseconds);
      return () => clearTimeout(timer);
    },
    now,
  };
}

export const systemClock = clockWithoutStalls();

/**
 * Calls `work` repeatedly, each time so many milliseconds after the previous call has finished, until the returned function is
 * called. `work` must not reject.
 */
export function repeat({ after }: Pick<Clock, 'after'>, milliseconds: number, work: () => Promise<void>): () => void {
  let cancel = (): void => undefined;
  let isStopped = false;
  const goOn = (): void => {
    if (!isStopped) cancel = after(milliseconds, () => void work().finally(goOn));
  };
  goOn();
  return () => {
    isStopped = true;
    cancel();
  };
}

/** Named timers. At most one timer of each name runs at a time. */
export type Timers = ReturnType<typeof timers>;

interface Timer {
  /** The time by the clock at which the timer goes off; infinite once it has gone off. */
  due: number;
  readonly goOff: () => void;
  readonly cancel: () => void;
}

/**
 * Creates named timers that share one alarm of the clock. The alarm is not moved back with every change: if it goes off too
 * early, it is set again.
 */
export function timers(clock: Clock) {
  const running = new Map<string, Timer>();
  let alarm = Number.POSITIVE_INFINITY;
  let cancelAlarm = (): void => undefined;

  function setAlarm(due: number): void {
    if (due >= alarm) return;
    cancelAlarm();
    alarm = due;
    cancelAlarm = clock.after(Math.max(0, due - clock.now()), ring);
  }

  function ring(): void {
    const now = clock.now();
    const due = [...running].filter(([, timer]) => timer.due <= now);
    for (const [, timer] of due) timer.due = Number.POSITIVE_INFINITY;
    alarm = Number.POSITIVE_INFINITY;
    for (const timer of running.values()) setAlarm(timer.due);
    for (const [name, timer] of due) if (running.get(name) === timer) timer.goOff();
  }

  function begin(name: string, milliseconds: number, goOff: () => void, cancel = (): void => undefined): Timer {
    const timer = { due: clock.now() + milliseconds, goOff, cancel };
    running.set(name, timer);
    setAlarm(timer.due);
    return timer;
  }

  return {
    /** Starts a timer unless one with this name is running. */
    start(name: string, milliseconds: number, run: () => void): void {
      if (running.has(name)) return;
      begin(name, milliseconds, () => {
        running.delete(name);
        run();
      });
    },
    /**
     * Does the same as `start`, but begins to make a value at once. If that takes longer than the timer, `run` waits for the value.
     * The signal tells `make` that the timer was cancelled, so that nobody wants the value any more.
     */
    startMaking<Made>(
      name: string,
      milliseconds: number,
      make: (signal: AbortSignal) => Promise<Made>,
      run: (made: Promise<Made>) => void,
    ): void {
      if (running.has(name)) return;
      let awaited = 2;
      const cancelling = new AbortController();
      const timer = begin(name, milliseconds, ready, () => cancelling.abort());
      const made = make(cancelling.signal);
      made.then(ready, ready);

      function ready(): void {
        awaited--;
        if (awaited > 0 || running.get(name) !== timer) return;
        running.delete(name);
        run(made);
      }
    },
    keepOnly(names: ReadonlySet<string>): void {
      for (const [name, timer] of running) {
        if (names.has(name)) continue;
        running.delete(name);
        timer.cancel();
      }
      if (running.size > 0) return;
      cancelAlarm();
      alarm = Number.POSITIVE_INFINITY;
    },
  };
}
