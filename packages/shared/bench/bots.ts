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
/** The seconds for each contest of the strong bot, and of the normal one. */
const SECONDS = { full: { strong: 270, normal: 30 }, short: { strong: 18, normal: 4 } };

const PLAYERS = ['random', 'forgetful', 'easy', 'normal'] as const;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    'roll-outs': { type: 'string', default: '300' },
    seed: { type: 'string', default: `${FIRST_SEED}` },
    only: { type: 'string', default: '' },
    player: { type: 'string', default: 'strong' },
    others: { type: 'string', default: 'normal' },
  },
});
const player = playerOf(values.player);
const others = playerOf(values.others);
const isStrong = values.player === 'strong' && values.others === 'normal';
const seconds = values.short ? SECONDS.short : SECONDS.full;
const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL('bots/round.ts', import.meta.url)));

console.log(`strong: ${values['roll-outs']} roll-outs for a decision; shares of first places, with intervals of 95 %\n`);
const judgement = ['must', 'aim', 'SPRT', 'rounds', 'normal against random'];
console.log(row('contest', isStrong ? ['strong', ...judgement] : [`${values.player} – ${values.others}`, 'rounds']));
for (const [index, demand] of DEMANDS.entries()) {
  if (!demand.name.includes(values.only)) continue;
  const played = await contest({ demand: index, player, others }, seconds.strong);
  if (!isStrong) {
    const estimate = estimateOf(played);
    console.log(row(demand.name, [percent(estimate), `${estimate.rounds}`]));
    continue;
  }
  const anchor = estimateOf(await contest({ demand: index, player: 'normal', others: 'random' }, seconds.normal));
  console.log(row(demand.name, [...judged(demand, played), percent(anchor)]));
}
await Promise.all(workers.map((worker) => worker.terminate()));

function playerOf(name: string): Player {
  if (name === 'strong') return Number(values['roll-outs']);
  return PLAYERS.find((each) => each === name) ?? fail(`there is no player ${name}`);
}

function fail(why: string): never {
  throw new Error(why);
}

/** Plays rounds in all threads until the time is over. Returns their shares. */
async function contest(round: Omit<Round, 'seed'>, forSeconds: number): Promise<readonly number[]> {
  const end = performance.now() + forSeconds * 1000;
  const shares: number[] = [];
  let seed = Number(values.seed);
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

function percent({ share, margin }: Estimate): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(16))].join('');
}
