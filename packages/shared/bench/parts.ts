import type { Game } from '../src/core/game.ts';
import { seeded } from '../src/core/random.ts';
import { type BenchPart, type BenchResult, median, PARTS, threadSeconds } from './figures.ts';
import type { SampledMove } from './moments.ts';

const RUNS = 7;
const SECONDS = 0.08;

/** Returns the nanoseconds of each part of a move, averaged over sampled moves. */
export function partTimes(game: Game, moments: readonly SampledMove[]): BenchResult['nanoseconds'] {
  const source = seeded(1);
  const parts: Readonly<Record<BenchPart, (moment: SampledMove) => unknown>> = {
    view: ({ state, seat }) => game.view(state, seat),
    legal: ({ view }) => game.legal(view),
    apply: ({ state, seat, action }) => game.apply(state, seat, action),
    bot: ({ view }) => game.bot(view, source),
  };
  const times = PARTS.map((name) => [name, medianTime(moments, parts[name])]);
  return Object.fromEntries(times);
}

function medianTime(moments: readonly SampledMove[], part: (moment: SampledMove) => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    let kept: unknown = null;
    let rounds = 0;
    const start = threadSeconds();
    let now = start;
    for (; now - start < SECONDS; now = threadSeconds()) {
      for (const moment of moments) kept = part(moment);
      rounds += 1;
    }
    if (kept === undefined) throw new Error('nothing was measured');
    return ((now - start) * 1e9) / rounds / moments.length;
  });
  return Math.round(median(times));
}
