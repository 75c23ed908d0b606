import { type ReadonlySignal, signal } from '@preact/signals';
import type { Speed } from '../../ui/settings.ts';
import { type AnimationStep, quietly } from './plan.ts';

/** Plays turns one after the other, beat by beat. */
export interface AnimationPlayer<Played extends AnimationStep = AnimationStep> {
  /** Whether anything is still to come. */
  readonly playing: ReadonlySignal<boolean>;
  /** Plays the beats of one turn after whatever is still to come. */
  play(turn: readonly Played[]): void;
  /** Shows at once whatever is still to come. */
  hurry(): void;
  stop(): void;
}

/** Milliseconds in which what is left of one turn glides to its place in a hurry. */
const GLIDE = 120;
/** Milliseconds by which the table may lag behind; beyond that everything goes faster, up to so many times. */
const LAG = 5000;
const FASTEST = 3;

/**
 * No beat begins before the cards of the one before have landed, unless both are one event. Where the table lags too far behind,
 * everything goes faster, and what was long ago is there at once.
 */
export function createAnimationPlayer<Played extends AnimationStep>(show: (beat: Played) => void): AnimationPlayer<Played> {
  const playing = signal(false);
  let turns: readonly (readonly Played[])[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the cards shown last began to move, and when all have landed. */
  let began = Number.NEGATIVE_INFINITY;
  let lands = Number.NEGATIVE_INFINITY;

  function put(beat: Played, flight: number): void {
    began = performance.now();
    lands = Math.max(beat.together ? lands : began, began + flight);
    show({ ...beat, flight });
  }

  function next(): void {
    const [[beat, ...later] = [], ...others] = turns;
    if (beat === undefined) return;
    const flight = beat.flight / rate();
    turns = later.length > 0 ? [later, ...others] : others;
    put(beat, flight);
    schedule();
  }

  function schedule(): void {
    const [beat] = turns[0] ?? [];
    playing.value = beat !== undefined;
    timer = beat === undefined ? undefined : setTimeout(next, dueIn(beat));
  }

  function dueIn(beat: Played): number {
    const due = (beat.together ? began : lands) + beat.wait / rate();
    return Math.max(0, due - performance.now());
  }

  function rate(): number {
    return Math.min(FASTEST, Math.max(1, durationOf(turns) / LAG));
  }

  function skipOldTurns(): void {
    while (turns.length > 1 && durationOf(turns) > LAG * FASTEST) {
      for (const beat of turns[0] ?? []) put(beat, 0);
      turns = turns.slice(1);
    }
  }

  function hurry(): void {
    clearTimeout(timer);
    const left = turns;
    turns = [];
    left.forEach((turn, index) => {
      const flight = index === left.length - 1 ? GLIDE : 0;
      for (const beat of turn) put(beat, Math.min(flight, beat.flight));
    });
    schedule();
  }

  return {
    playing,
    play([first, ...later]) {
      if (first === undefined) return;
      turns = [...turns, [{ ...first, together: false }, ...later]];
      skipOldTurns();
      clearTimeout(timer);
      schedule();
    },
    hurry,
    stop() {
      clearTimeout(timer);
      turns = [];
    },
  };
}

/** How long turns take, in milliseconds. */
export function durationOf(turns: readonly (readonly AnimationStep[])[]): number {
  return turns.flat().reduce((sum, { wait, flight, together }) => sum + wait + (together ? 0 : flight), 0);
}

/** How much longer than normal everything takes. */
const LONGER: Readonly<Record<Exclude<Speed, 'none'>, number>> = { calm: 1.5, normal: 1, quick: 0.6 };

/** The same way as fast as somebody wants to see it. */
export function atSpeed<Played extends AnimationStep>(beats: readonly Played[], speed: Speed): readonly Played[] {
  if (speed === 'none') return quietly(beats);
  const longer = LONGER[speed];
  return beats.map((beat) => ({ ...beat, wait: beat.wait * longer, flight: beat.flight * longer }));
}
