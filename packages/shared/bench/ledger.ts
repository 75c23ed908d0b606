import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { DEMANDS } from './bots/demands.ts';
import type { LedgerRound, LedgerRoundKind, LedgerSample } from './ledger/ledger-round.ts';
import { judgeRandom, judgeTime, judgeVariance, judgeZero, type LedgerVerdict } from './ledger/verdicts.ts';

// Measures whether the luck ledger is fair: luck and the skill of normal bots are zero in the mean, random players are seen to play
// worse, and luck-adjusted results vary less than plain ones. `--kinds luck,skill --seconds 600` measures single parts for longer.

/** Seeds below this one were used to choose the budget of a review. */
const FIRST_SEED = 20_000_000;
/** The processor seconds for each setting and kind of round. They are no clock times, so that a busy machine plays as many games. */
const SECONDS: Readonly<Record<'full' | 'short', Readonly<Record<LedgerRoundKind, number>>>> = {
  full: { luck: 30, skill: 30, exact: 50, random: 30, review: 10 },
  short: { luck: 4, skill: 4, exact: 8, random: 5, review: 1 },
};
/** The most games of a setting and kind. */
const MAX_GAMES = 10_000;

const KINDS: readonly LedgerRoundKind[] = ['luck', 'skill', 'exact', 'random', 'review'];

interface LedgerColumn {
  readonly title: string;
  readonly kind: LedgerRoundKind;
  readonly judge: (samples: readonly LedgerSample[]) => LedgerVerdict;
}

const COLUMNS: readonly LedgerColumn[] = [
  { title: 'luck', kind: 'luck', judge: (samples) => judgeZero(samples, 'cards') },
  { title: 'skill', kind: 'skill', judge: (samples) => judgeZero(samples, 'play') },
  { title: 'variance', kind: 'exact', judge: judgeVariance },
  { title: 'random < 0', kind: 'random', judge: judgeRandom },
  { title: 'hidden', kind: 'random', judge: (samples) => judgeZero(samples, 'hidden') },
  { title: 'review / moves', kind: 'review', judge: judgeTime },
];

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: `${FIRST_SEED}` },
    only: { type: 'string', default: '' },
    kinds: { type: 'string', default: KINDS.join() },
    seconds: { type: 'string' },
    games: { type: 'string', default: `${MAX_GAMES}` },
    threads: { type: 'string', default: `${availableParallelism()}` },
  },
});
const seconds = SECONDS[values.short ? 'short' : 'full'];
const workers = Array.from(
  { length: Number(values.threads) },
  () => new Worker(new URL('ledger/ledger-round.ts', import.meta.url)),
);

console.log('shares of the victory in percent, with standard errors; a ✗ marks what is not as it has to be\n');
console.log(row('setting', [...COLUMNS.map(({ title }) => title), 'games']));
for (const [demand, { name }] of DEMANDS.entries()) {
  if (!name.includes(values.only)) continue;
  const samples = new Map<LedgerRoundKind, readonly LedgerSample[]>();
  for (const kind of KINDS) if (values.kinds.split(',').includes(kind)) samples.set(kind, await play(demand, kind));
  const cells = COLUMNS.map(({ kind, judge }) => cell(judge, samples.get(kind)));
  console.log(row(name, [...cells, [...samples.values()].map(({ length }) => length).join(' ')]));
}
await Promise.all(workers.map((worker) => worker.terminate()));

/** Plays rounds in all threads until their processor time is spent, at least one in each. */
async function play(demand: number, kind: LedgerRoundKind): Promise<readonly LedgerSample[]> {
  const samples: LedgerSample[] = [];
  let left = Number(values.seconds ?? seconds[kind]);
  let seed = Number(values.seed);
  const playIn = async (worker: Worker): Promise<void> => {
    do {
      worker.postMessage({ demand, kind, seed: seed++ } satisfies LedgerRound);
      const [sample]: LedgerSample[] = await once(worker, 'message');
      if (sample === undefined) throw new Error('a thread sent nothing');
      samples.push(sample);
      left -= sample.totalSeconds;
    } while (left > 0 && samples.length < Number(values.games));
  };
  await Promise.all(workers.map(playIn));
  return samples;
}

function cell(judge: LedgerColumn['judge'], samples: readonly LedgerSample[] | undefined): string {
  if (samples === undefined) return '–';
  const { text, isMet } = judge(samples);
  return isMet ? text : `${text} ✗`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((each) => each.padStart(18))].join('');
}
