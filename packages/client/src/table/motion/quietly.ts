import type { Beat } from './plan.ts';

const SOON = 300;

/** The same way without anything that flies: what would follow at once is there at once, what one should see still stays. */
export function quietly(beats: readonly Beat[]): readonly Beat[] {
  return beats
    .filter((_, index) => {
      const next = beats[index + 1];
      return next === undefined || next.wait >= SOON;
    })
    .map((beat) => ({ ...beat, flight: 0 }));
}
