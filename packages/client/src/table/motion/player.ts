import { type ReadonlySignal, signal } from '@preact/signals';
import type { Speed } from '../../ui/speed.ts';
import { type AnimationStep, withoutFlights } from './plan.ts';

export type AnimationPlayer<Played extends AnimationStep> = ReturnType<typeof createAnimationPlayer<Played>>;

/** Milliseconds in which the rest of one turn glides to its place in a hurry. */
const GLIDE_MS = 120;
/** The greatest lag of the table in milliseconds, and the greatest factor by which a longer lag speeds up the animation. */
const MAX_LAG_MS = 5000;
const MAX_SPEEDUP = 3;

/**
 * Creates an animation player. No step begins before the cards of the one before have landed, unless both belong to one event.
 * If the table lags too far behind, everything goes faster, and old turns are shown at once.
 */
export function createAnimationPlayer<Played extends AnimationStep>(show: (step: Played) => void) {
  const playing = signal(false);
  let turns: readonly (readonly Played[])[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The times when the last shown cards began to move, and when all of them have landed. */
  let began = Number.NEGATIVE_INFINITY;
  let lands = Number.NEGATIVE_INFINITY;

  function put(step: Played, flight: number): void {
    began = performance.now();
    lands = Math.max(step.together ? lands : began, began + flight);
    show({ ...step, flight });
  }

  function next(): void {
    const [[step, ...later] = [], ...others] = turns;
    if (step === undefined) return;
    const flight = step.flight / rate();
    turns = later.length > 0 ? [later, ...others] : others;
    put(step, flight);
    schedule();
  }

  function schedule(): void {
    const [step] = turns[0] ?? [];
    playing.value = step !== undefined;
    timer = step === undefined ? undefined : setTimeout(next, dueIn(step));
  }

  function dueIn(step: Played): number {
    const due = (step.together ? began : lands) + step.wait / rate();
    return Math.max(0, due - performance.now());
  }

  function rate(): number {
    return Math.min(MAX_SPEEDUP, Math.max(1, durationOf(turns) / MAX_LAG_MS));
  }

  function skipOldTurns(): void {
    while (turns.length > 1 && durationOf(turns) > MAX_LAG_MS * MAX_SPEEDUP) {
      for (const step of turns[0] ?? []) put(step, 0);
      turns = turns.slice(1);
    }
  }

  function skip(): void {
    clearTimeout(timer);
    const left = turns;
    turns = [];
    left.forEach((turn, index) => {
      const flight = index === left.length - 1 ? GLIDE_MS : 0;
      for (const step of turn) put(step, Math.min(flight, step.flight));
    });
    schedule();
  }

  return {
    playing: playing as ReadonlySignal<boolean>,
    /** Plays the steps of one turn after all steps that are waiting. */
    play([first, ...later]: readonly Played[]): void {
      if (first === undefined) return;
      turns = [...turns, [{ ...first, together: false }, ...later]];
      skipOldTurns();
      clearTimeout(timer);
      schedule();
    },
    skip,
    stop(): void {
      clearTimeout(timer);
      turns = [];
    },
  };
}

/** Returns the duration of turns in milliseconds. */
export function durationOf(turns: readonly (readonly AnimationStep[])[]): number {
  return turns.flat().reduce((sum, { wait, flight, together }) => sum + wait + (together ? 0 : flight), 0);
}

const LONGER: Readonly<Record<Exclude<Speed, 'none'>, number>> = { calm: 1.5, normal: 1, quick: 0.6 };

export function atSpeed<Played extends AnimationStep>(steps: readonly Played[], speed: Speed, rate = 1): readonly Played[] {
  const longer = (speed === 'none' ? 1 : LONGER[speed]) / rate;
  if (speed === 'none') return withoutFlights(steps.map((step) => ({ ...step, wait: step.wait * longer })));
  return steps.map((step) => ({ ...step, wait: step.wait * longer, flight: step.flight * longer }));
}
