import type { Clock } from '../src/platform/clock.ts';

/** A clock that moves only when it is told to. */
export interface HandClock extends Clock {
  pass(milliseconds: number): void;
}

export function handClock(): HandClock {
  let now = 0;
  let waiting: { readonly due: number; readonly run: () => void }[] = [];
  return {
    after(milliseconds, run) {
      const timer = { due: now + milliseconds, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((each) => each !== timer);
      };
    },
    now: () => now,
    pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const next = waiting.filter(({ due }) => due <= until).sort((one, other) => one.due - other.due)[0];
        if (next === undefined) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.due;
        next.run();
      }
      now = until;
    },
  };
}
