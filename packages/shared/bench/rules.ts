import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Game } from '../src/core/game.ts';
import { GAMES } from '../src/games/index.ts';
import { type BenchResult, type BenchSetup, ratioOf } from './figures.ts';
import { tableOf } from './table.ts';

/** How many play where nothing forbids it. */
const USUAL = 4;

const all: BenchResult[] = [];
for (const form of GAMES.flatMap(formsOf)) {
  const figures = await measure(form);
  all.push(figures);
  const { byHand, ...told } = figures;
  const besideByHand = byHand.length > 0 && { byHand, ratio: Number(ratioOf(figures).toFixed(3)) };
  console.log(JSON.stringify({ bench: 'rules', ...told, ...besideByHand }));
  console.error(`${form.game}, ${form.seats} seats: measured`);
}
console.error(`\n${tableOf(all)}`);

/** Alone or with the fewest, with the usual number, with the most. */
function formsOf({ id, seats: { min, max } }: Game): readonly BenchSetup[] {
  const counts = new Set([min, Math.max(min, Math.min(USUAL, max)), max]);
  return [...counts].map((seats) => ({ game: id, seats }));
}

/** In a thread of its own: what is compiled for one game neither helps nor hinders the next. */
async function measure(form: BenchSetup): Promise<BenchResult> {
  const worker = new Worker(new URL('form.ts', import.meta.url), { workerData: form });
  const [figures] = await once(worker, 'message');
  return figures;
}
