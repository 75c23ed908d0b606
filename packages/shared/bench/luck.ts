import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readOrExit } from '../src/testing/command-line.ts';
import type { LuckRound, LuckRoundKind, LuckSample } from './luck/luck-round.ts';
import { readLuckPlan } from './luck/plan.ts';
import { judgeRandom, judgeTime, judgeVariance, judgeZero, type LuckVerdict } from './luck/verdicts.ts';

// Measures whether the luck breakdown is fair: luck and the skill of normal bots are zero in the mean, random players are seen to play
// worse, and luck-adjusted results vary less than plain ones. `--kinds luck,skill --seconds 600` measures single parts for longer.

interface LuckColumn {
  readonly title: string;
  readonly kind: LuckRoundKind;
  readonly judge: (samples: readonly LuckSample[]) => LuckVerdict;
}

const COLUMNS: readonly LuckColumn[] = [
  { title: 'luck', kind: 'luck', judge: (samples) => judgeZero(samples, 'cards') },
  { title: 'skill', kind: 'skill', judge: (samples) => judgeZero(samples, 'play') },
  { title: 'variance', kind: 'exact', judge: judgeVariance },
  { title: 'random < 0', kind: 'random', judge: judgeRandom },
  { title: 'hidden', kind: 'random', judge: (samples) => judgeZero(samples, 'hidden') },
  { title: 'review / moves', kind: 'review', judge: judgeTime },
];

const MAX_GAMES = 10_000;

const plan = readOrExit(() => readLuckPlan(process.argv.slice(2)));
const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL('luck/luck-round.ts', import.meta.url)));

console.log('shares of the victory in percent, with standard errors; a ✗ marks what is not as it has to be\n');
console.log(row('setting', [...COLUMNS.map(({ title }) => title), 'games']));
for (const { index, demand } of plan.contests) {
  const samples = new Map<LuckRoundKind, readonly LuckSample[]>();
  for (const kind of plan.kinds) samples.set(kind, await play(index, kind));
  const cells = COLUMNS.map(({ kind, judge }) => cell(judge, samples.get(kind)));
  console.log(row(demand.name, [...cells, [...samples.values()].map(({ length }) => length).join(' ')]));
}
await Promise.all(workers.map((worker) => worker.terminate()));

/** Plays rounds in all threads until their processor time is spent, at least one in each. */
async function play(demand: number, kind: LuckRoundKind): Promise<readonly LuckSample[]> {
  const samples: LuckSample[] = [];
  let left = plan.seconds[kind];
  let seed = plan.seed;
  const playIn = async (worker: Worker): Promise<void> => {
    do {
      worker.postMessage({ demand, kind, seed: seed++ } satisfies LuckRound);
      const [sample]: LuckSample[] = await once(worker, 'message');
      if (sample === undefined) throw new Error('a thread sent nothing');
      samples.push(sample);
      left -= sample.totalSeconds;
    } while (left > 0 && samples.length < MAX_GAMES);
  };
  await Promise.all(workers.map(playIn));
  return samples;
}

function cell(judge: LuckColumn['judge'], samples: readonly LuckSample[] | undefined): string {
  if (samples === undefined) return '–';
  const { text, isMet } = judge(samples);
  return isMet ? text : `${text} ✗`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((each) => each.padStart(18))].join('');
}
