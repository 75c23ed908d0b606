import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readOrExit } from '../src/testing/command-line.ts';
import { CONTESTS, type Demand } from './bots/demands.ts';
import { certainlyReaches, type Estimate, estimateOf, sprt } from './bots/estimate.ts';
import { readBotsPlan } from './bots/plan.ts';
import type { Round } from './bots/round.ts';

// Measures how strong the engine is: against normal bots with the same cards, and normal bots against random players and easy bots.
// `--player easy` and `--others forgetful` compare other bots.

/** A normal bot whose share against random players is further from the pinned one than this is another bot. */
const ANCHOR_TOLERANCE = 0.02;
/** The anchor is precise enough with a margin like this. */
const ANCHOR_MARGIN = 0.01;
const MIN_ANCHOR_ROUNDS = 200;

const plan = readOrExit(() => readBotsPlan(process.argv.slice(2)));
const { contests, beginners, player, others, isStrong, heading, title, seconds } = plan;
const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL('bots/round.ts', import.meta.url)));

console.log(`${heading}\n`);
const judgement = ['must', 'aim', 'SPRT', 'rounds', 'normal – random', 'pinned', 'rounds'];
console.log(row('contest', [title, ...(isStrong ? judgement : ['rounds'])]));
for (const { index, demand } of contests) {
  const played = await contest({ demand: index, player, others }, seconds.strong);
  if (!isStrong) {
    const estimate = estimateOf(played);
    console.log(row(demand.name, [percent(estimate), `${estimate.rounds}`]));
    continue;
  }
  const anchor = await contest({ demand: index, player: 'normal', others: 'random' }, seconds.normal, isPrecise);
  console.log(row(demand.name, [...judged(demand, played), ...anchored(demand, anchor)]));
}
if (beginners.length > 0) console.log(`\n${row('contest', ['normal – easy', 'must', 'rounds'])}`);
for (const demand of beginners) {
  const round = { demand: CONTESTS.indexOf(demand), player: 'normal', others: 'easy' } as const;
  const estimate = estimateOf(await contest(round, seconds.normal));
  console.log(row(demand.name, [checked(estimate, demand.must), `≥ ${whole(demand.must)}`, `${estimate.rounds}`]));
}
await Promise.all(workers.map((worker) => worker.terminate()));

/** Plays rounds in all threads until the time is over, or the shares are enough. Returns their shares. */
async function contest(
  round: Omit<Round, 'seed'>,
  forSeconds: number,
  isEnough: (shares: readonly number[]) => boolean = () => false,
): Promise<readonly number[]> {
  const end = performance.now() + forSeconds * 1000;
  const shares: number[] = [];
  let seed = plan.seed;
  const play = async (worker: Worker): Promise<void> => {
    while (performance.now() < end && !isEnough(shares)) {
      worker.postMessage({ ...round, seed: seed++ } satisfies Round);
      const [share] = await once(worker, 'message');
      shares.push(share);
    }
  };
  await Promise.all(workers.map(play));
  return shares;
}

function isPrecise(shares: readonly number[]): boolean {
  const isTime = shares.length >= MIN_ANCHOR_ROUNDS && shares.length % MIN_ANCHOR_ROUNDS === 0;
  return isTime && marginOf(estimateOf(shares)) < ANCHOR_MARGIN;
}

function judged({ even, must, aim }: Demand, shares: readonly number[]): readonly string[] {
  const estimate = estimateOf(shares);
  return [checked(estimate, must), `≥ ${whole(must)}`, whole(aim), sprt(shares, even, even + 0.04), `${estimate.rounds}`];
}

/** Returns a share, marked if it does not certainly reach another one. */
function checked(estimate: Estimate, must: number): string {
  const reaches = certainlyReaches(estimate, must);
  return `${percent(estimate)}${reaches === true ? '' : reaches === false ? ' ✗' : ' (too few)'}`;
}

function whole(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** Compares normal bots against random players with the share that they had when the demands were made. */
function anchored({ anchor }: Demand, shares: readonly number[]): readonly string[] {
  const estimate = estimateOf(shares);
  const isOff = Math.abs(estimate.share - anchor) > ANCHOR_TOLERANCE + marginOf(estimate);
  return [`${percent(estimate)}${isOff ? ' ✗' : ''}`, `${(100 * anchor).toFixed(1)} %`, `${estimate.rounds}`];
}

/** Returns half the width of an interval. */
function marginOf({ lower, upper }: Estimate): number {
  return (upper - lower) / 2;
}

/** Returns a share with its interval: as `±` if that is the same to both sides, and otherwise with its ends. */
function percent({ share, lower, upper }: Estimate): string {
  const [middle, least, most] = [share, lower, upper].map((each) => (100 * each).toFixed(1));
  const isEven = Math.abs(upper - share - (share - lower)) < 0.0005;
  return isEven ? `${middle} ± ${(100 * (upper - share)).toFixed(1)} %` : `${middle} (${least}–${most}) %`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(20))].join('');
}
