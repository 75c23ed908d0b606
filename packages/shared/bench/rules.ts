import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Game } from '../src/core/game.ts';
import { GAMES } from '../src/games/index.ts';
import { PARTS, type RulesCosts, type RulesSetup } from './rules/measure-rules.ts';

// Measures what a move costs in each game.

const USUAL_SEATS = 4;

print(['game', 'seats', 'M steps/s', ...PARTS.map((part) => `${part} ns`)]);
for (const setup of GAMES.flatMap(setupsOf)) {
  const { stepsPerSecond, nanoseconds } = await measure(setup);
  print([setup.game, setup.seats, (stepsPerSecond / 1e6).toFixed(2), ...PARTS.map((part) => nanoseconds[part])]);
}

function setupsOf({ id, seats: { min, max } }: Game): readonly RulesSetup[] {
  const counts = new Set([min, Math.max(min, Math.min(USUAL_SEATS, max)), max]);
  return [...counts].map((seats) => ({ game: id, seats }));
}

/** Measures a setup in a thread of its own, so that code compiled for one game does not affect the next. */
async function measure(setup: RulesSetup): Promise<RulesCosts> {
  const worker = new Worker(new URL('rules/measure-rules.ts', import.meta.url), { workerData: setup });
  const [costs] = await once(worker, 'message');
  return costs;
}

function print([name = '', ...cells]: readonly (string | number)[]): void {
  console.log([String(name).padEnd(16), ...cells.map((cell) => String(cell).padStart(10))].join(''));
}
