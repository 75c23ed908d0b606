import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readOrExit } from '../src/testing/command-line.ts';
import { CONTESTS, type Demand } from './bots/demands.ts';
import { certainlyReaches, type Estimate, estimateOf } from './bots/estimate.ts';
import { readBotsPlan } from './bots/plan.ts';
import type { Round } from './bots/round.ts';

// Measures how strong the engine is: against normal bots with the same cards, and normal bots against easy ones.
// `--player easy` and `--others forgetful` compare other bots.

const plan = readOrExit(() => readBotsPlan(process.argv.slice(2)));
const { contests, beginners, player, others, isStrong, heading, title, seconds } = plan;
const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL('bots/round.ts', import.meta.url)));

console.log(`${heading}\n`);
console.log(row('contest', [title, ...(isStrong ? ['must', 'aim'] : []), 'rounds']));
for (const { index, demand } of contests) {
  const estimate = estimateOf(await contest({ demand: index, player, others }, seconds.strong));
  const cells = isStrong ? judged(demand, estimate) : [percent(estimate)];
  console.log(row(demand.name, [...cells, `${estimate.rounds}`]));
}
if (beginners.length > 0) console.log(`\n${row('contest', ['normal – easy', 'must', 'rounds'])}`);
for (const demand of beginners) {
  const round = { demand: CONTESTS.indexOf(demand), player: 'normal', others: 'easy' } as const;
  const estimate = estimateOf(await contest(round, seconds.normal));
  console.log(row(demand.name, [checked(estimate, demand.must), `≥ ${whole(demand.must)}`, `${estimate.rounds}`]));
}
await Promise.all(workers.map((worker) => worker.terminate()));

/** Plays rounds in all threads until the time is over. Returns their shares. */
async function contest(round: Omit<Round, 'seed'>, forSeconds: number): Promise<readonly number[]> {
  const end = performance.now() + forSeconds * 1000;
  const shares: number[] = [];
  let seed = plan.seed;
  const play = async (worker: Worker): Promise<void> => {
    while (performance.now() < end) {
      worker.postMessage({ ...round, seed: seed++ } satisfies Round);
      const [share] = await once(worker, 'message');
      shares.push(share);
    }
  };
  await Promise.all(workers.map(play));
  return shares;
}

function judged({ must, aim }: Demand, estimate: Estimate): readonly string[] {
  return [checked(estimate, must), `≥ ${whole(must)}`, whole(aim)];
}

function checked(estimate: Estimate, must: number): string {
  const reaches = certainlyReaches(estimate, must);
  return `${percent(estimate)}${reaches === true ? '' : reaches === false ? ' ✗' : ' (too few)'}`;
}

function whole(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function percent({ share, lower, upper }: Estimate): string {
  const [middle, least, most] = [share, lower, upper].map((each) => (100 * each).toFixed(1));
  const isEven = Math.abs(upper - share - (share - lower)) < 0.0005;
  return isEven ? `${middle} ± ${(100 * (upper - share)).toFixed(1)} %` : `${middle} (${least}–${most}) %`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(20))].join('');
}
