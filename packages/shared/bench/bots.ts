import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { DEMANDS, type Demand } from './bots/demands.ts';
import { type Estimate, estimateOf, sprt } from './bots/estimate.ts';
import type { Player } from './bots/play-match.ts';
import type { Round } from './bots/round.ts';

// Measures how strong the engine is: against normal bots with the same cards, and normal bots against random players. `--player easy` and
// `--others forgetful` compare other bots.

/** Seeds below this one were used to tune the engine. */
const FIRST_SEED = 10_000_000;
/** The seconds for each contest of the strong bot and of the normal one, and for each search that knows the order of a stock. */
const SECONDS = { full: { strong: 240, normal: 30, known: 60 }, short: { strong: 15, normal: 4, known: 8 } };
/** A normal bot whose share against random players is further from the pinned one than this is another bot. */
const ANCHOR_TOLERANCE = 0.02;
/** The anchor is precise enough with a margin like this. */
const ANCHOR_MARGIN = 0.01;
const MIN_ANCHOR_ROUNDS = 200;

const PLAYERS = ['random', 'forgetful', 'easy', 'normal', 'strong'] as const;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    'roll-outs': { type: 'string' },
    seed: { type: 'string', default: `${FIRST_SEED}` },
    only: { type: 'string', default: '' },
    seconds: { type: 'string' },
    player: { type: 'string', default: 'strong' },
    others: { type: 'string', default: 'normal' },
  },
});
const player = playerOf(values.player);
const others = playerOf(values.others);
const isStrong = values.player === 'strong' && values.others === 'normal';
const seconds = values.short ? SECONDS.short : SECONDS.full;
const demands = [...DEMANDS.entries()].filter(([, { name }]) => name.includes(values.only));
const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL('bots/round.ts', import.meta.url)));

const rollOuts = values['roll-outs'] ?? 'its number of';
console.log(`strong: ${rollOuts} roll-outs for a decision; shares of first places, with intervals of 95 %\n`);
const judgement = ['must', 'aim', 'SPRT', 'rounds', 'normal – random', 'pinned', 'rounds'];
console.log(row('contest', isStrong ? ['strong', ...judgement] : [`${values.player} – ${values.others}`, 'rounds']));
for (const [index, demand] of demands) {
  const played = await contest({ demand: index, player, others }, Number(values.seconds ?? seconds.strong));
  if (!isStrong) {
    const estimate = estimateOf(played);
    console.log(row(demand.name, [percent(estimate), `${estimate.rounds}`]));
    continue;
  }
  const anchor = await contest({ demand: index, player: 'normal', others: 'random' }, seconds.normal, isPrecise);
  console.log(row(demand.name, [...judged(demand, played), ...anchored(demand, anchor)]));
}
for (const [index, { name, knownOrder }] of demands) {
  if (!knownOrder || !isStrong) continue;
  const found = estimateOf(await contest({ demand: index, player: 'knows the order', others: 'normal' }, seconds.known));
  console.log(
    `\n${name}, with the order of the stock known: ${Math.round(found.share * found.rounds)} of ${found.rounds} deals won,`,
  );
  console.log(`so at least ${percent(found)} can be won. (A search keeps the best positions; it does not try all of them.)`);
}
await Promise.all(workers.map((worker) => worker.terminate()));

function playerOf(name: string): Player {
  if (name === 'strong' && values['roll-outs'] !== undefined) return Number(values['roll-outs']);
  return PLAYERS.find((each) => each === name) ?? fail(`there is no player ${name}`);
}

function fail(why: string): never {
  throw new Error(why);
}

/** Plays rounds in all threads until the time is over, or the shares are enough. Returns their shares. */
async function contest(
  round: Omit<Round, 'seed'>,
  forSeconds: number,
  isEnough: (shares: readonly number[]) => boolean = () => false,
): Promise<readonly number[]> {
  const end = performance.now() + forSeconds * 1000;
  const shares: number[] = [];
  let seed = Number(values.seed);
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
  return isTime && estimateOf(shares).margin < ANCHOR_MARGIN;
}

function judged({ even, must, aim }: Demand, shares: readonly number[]): readonly string[] {
  const estimate = estimateOf(shares);
  const isMet = estimate.share - estimate.margin >= must;
  const whole = (share: number) => `${Math.round(100 * share)} %`;
  return [
    `${percent(estimate)}${isMet ? '' : ' ✗'}`,
    `≥ ${whole(must)}`,
    whole(aim),
    sprt(shares, even, even + 0.04),
    `${estimate.rounds}`,
  ];
}

/** Compares normal bots against random players with the share that they had when the demands were made. */
function anchored({ anchor }: Demand, shares: readonly number[]): readonly string[] {
  const estimate = estimateOf(shares);
  const isOff = Math.abs(estimate.share - anchor) > ANCHOR_TOLERANCE + estimate.margin;
  return [`${percent(estimate)}${isOff ? ' ✗' : ''}`, `${(100 * anchor).toFixed(1)} %`, `${estimate.rounds}`];
}

function percent({ share, margin }: Estimate): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(16))].join('');
}
