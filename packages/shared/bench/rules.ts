import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Game } from '../src/core/game.ts';
import { GAMES } from '../src/games/index.ts';
import type { BenchResult, BenchSetup } from './figures.ts';
import { tableOf } from './table.ts';

/** The usual number of seats, if the game allows it. */
const USUAL = 4;

const all: BenchResult[] = [];
for (const form of GAMES.flatMap(formsOf)) {
  const figures = await measure(form);
  all.push(figures);
  console.log(JSON.stringify({ bench: 'rules', ...figures }));
  console.error(`${form.game}, ${form.seats} seats: measured`);
}
console.error(`\n${tableOf(all)}`);

/** Returns the setups of a game: the fewest, the usual and the most seats. */
function formsOf({ id, seats: { min, max } }: Game): readonly BenchSetup[] {
  const counts = new Set([min, Math.max(min, Math.min(USUAL, max)), max]);
  return [...counts].map((seats) => ({ game: id, seats }));
}

/** Measures a setup in a thread of its own, so that code compiled for one game does not affect the next. */
async function measure(form: BenchSetup): Promise<BenchResult> {
  const worker = new Worker(new URL('form.ts', import.meta.url), { workerData: form });
  const [figures] = await once(worker, 'message');
  return figures;
}
