import type { Beat } from './plan.ts';

/** Plays beats one after the other. */
export interface BeatPlayer<Played extends Beat = Beat> {
  /** Plays them after whatever is still to come. */
  play(beats: readonly Played[]): void;
  /** Shows at once, in a hurry, whatever is still to come. */
  hurry(): void;
  stop(): void;
}

/** With more beats than this waiting there is a hurry: somebody was away, and wants to see how things stand. */
const BACKLOG = 90;
const HURRIED = 180;

export function makePlayer<Played extends Beat>(show: (beat: Played) => void): BeatPlayer<Played> {
  let queue: readonly Played[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const [beat, ...rest] = queue;
    queue = rest;
    if (beat === undefined) return;
    show(beat);
    schedule();
  }

  function schedule(): void {
    const [beat] = queue;
    timer = beat === undefined ? undefined : setTimeout(next, beat.wait);
  }

  function hurry(): void {
    clearTimeout(timer);
    timer = undefined;
    const left = queue;
    queue = [];
    for (const beat of left) show({ ...beat, flight: Math.min(HURRIED, beat.flight) });
  }

  return {
    play(beats) {
      if (queue.length > BACKLOG) hurry();
      queue = [...queue, ...beats];
      if (timer === undefined) schedule();
    },
    hurry,
    stop() {
      clearTimeout(timer);
      queue = [];
    },
  };
}
