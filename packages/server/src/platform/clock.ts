/** Timers that know durations only, so that a change of the system's time moves nothing. */
export interface Clock {
  /** Runs something once after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Milliseconds since some moment or other. */
  now(): number;
}

/** Milliseconds between two looks at whether the event loop turns. */
const LOOK = 250;
/** What a look may come too late, in milliseconds, and be no stall: a busy server's time goes on. */
const TOLERATED = 1000;

/**
 * A clock that stands still while the process does: after a stall, what people sent meanwhile is read before their time is up. It
 * looks whether the event loop turns from its first timer on.
 */
export function clockWithoutStalls(): Clock {
  let stalled = 0;
  let last: number | null = null;

  function now(): number {
    const moment = performance.now();
    const late = last === null ? 0 : moment - last - LOOK;
    if (late > TOLERATED) stalled += late;
    if (last !== null) last = moment;
    return moment - stalled;
  }

  return {
    after(milliseconds, run) {
      if (last === null) {
        last = performance.now();
        setInterval(now, LOOK).unref();
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

/** Does something again and again, so many milliseconds after it was done last, until the returned function is called. It must not reject. */
export function repeat({ after }: Pick<Clock, 'after'>, milliseconds: number, work: () => Promise<void>): () => void {
  let callOff = (): void => undefined;
  let isStopped = false;
  const goOn = (): void => {
    if (!isStopped) callOff = after(milliseconds, () => void work().finally(goOn));
  };
  goOn();
  return () => {
    isStopped = true;
    callOff();
  };
}

/** Named timers: at most one of each name runs. */
export interface Timers {
  /** Starts a timer unless one of this name is running. */
  start(name: string, milliseconds: number, run: () => void): void;
  /** As `start`, but begins to make something at once, and waits for that as well where it takes longer. */
  startMaking<Made>(name: string, milliseconds: number, make: () => Promise<Made>, run: (made: Promise<Made>) => void): void;
  /** Calls off those timers that are not in the list. */
  keepOnly(names: ReadonlySet<string>): void;
}

interface Timer {
  /** By the clock; never again once it has gone off. */
  due: number;
  readonly goOff: () => void;
}

/** All of them share one alarm of the clock. It is not put off with every move: where it rings too early, it is set anew. */
export function timers(clock: Clock): Timers {
  const running = new Map<string, Timer>();
  let alarm = Number.POSITIVE_INFINITY;
  let callOff = (): void => undefined;

  function setAlarm(due: number): void {
    if (due >= alarm) return;
    callOff();
    alarm = due;
    callOff = clock.after(Math.max(0, due - clock.now()), ring);
  }

  function ring(): void {
    const now = clock.now();
    const due = [...running].filter(([, timer]) => timer.due <= now);
    for (const [, timer] of due) timer.due = Number.POSITIVE_INFINITY;
    alarm = Number.POSITIVE_INFINITY;
    for (const timer of running.values()) setAlarm(timer.due);
    for (const [name, timer] of due) if (running.get(name) === timer) timer.goOff();
  }

  function begin(name: string, milliseconds: number, goOff: () => void): Timer {
    const timer = { due: clock.now() + milliseconds, goOff };
    running.set(name, timer);
    setAlarm(timer.due);
    return timer;
  }

  return {
    start(name, milliseconds, run) {
      if (running.has(name)) return;
      begin(name, milliseconds, () => {
        running.delete(name);
        run();
      });
    },
    startMaking(name, milliseconds, make, run) {
      if (running.has(name)) return;
      let awaited = 2;
      const timer = begin(name, milliseconds, ready);
      const made = make();
      made.then(ready, ready);

      function ready(): void {
        awaited--;
        if (awaited > 0 || running.get(name) !== timer) return;
        running.delete(name);
        run(made);
      }
    },
    keepOnly(names) {
      for (const name of running.keys()) if (!names.has(name)) running.delete(name);
      if (running.size > 0) return;
      callOff();
      alarm = Number.POSITIVE_INFINITY;
    },
  };
}

/** What a seat had left at a version: of its time for a decision, and of its bank. */
export interface TimeLeft {
  readonly rest: number | null;
  readonly bank: number;
}
