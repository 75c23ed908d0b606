import { parseArgs } from 'node:util';
import { listOf, wholeNumber } from '../../src/testing/command-line.ts';
import { contestsNamed, type DemandContest } from '../bots/demands.ts';
import type { LuckRoundKind } from './luck-round.ts';

/** Seeds below this one were used to choose the budget of a review. */
const FIRST_SEED = 20_000_000;
/** The processor seconds for each setting and kind of round. They are no clock times, so that a busy machine plays as many games. */
const SECONDS: Readonly<Record<'full' | 'short', Readonly<Record<LuckRoundKind, number>>>> = {
  full: { luck: 30, skill: 30, exact: 50, random: 30, review: 10 },
  short: { luck: 4, skill: 4, exact: 8, random: 5, review: 1 },
};
const KINDS: readonly LuckRoundKind[] = ['luck', 'skill', 'exact', 'random', 'review'];

/** The contests of `pnpm bench bots --luck`, and which rounds are played in them for how long. */
export interface LuckPlan {
  readonly contests: readonly DemandContest[];
  readonly kinds: readonly LuckRoundKind[];
  readonly seconds: Readonly<Record<LuckRoundKind, number>>;
  readonly seed: number;
}

/** Returns the plan for the words of the command line. Throws an error with one clear line. */
export function readLuckPlan(words: readonly string[]): LuckPlan {
  const { values } = parseArgs({
    args: [...words],
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string', default: `${FIRST_SEED}` },
      only: { type: 'string', default: '' },
      kinds: { type: 'string', default: KINDS.join() },
      seconds: { type: 'string' },
    },
  });
  return {
    contests: contestsNamed(values.only),
    kinds: listOf('kinds', values.kinds, KINDS),
    seconds: values.seconds === undefined ? SECONDS[values.short ? 'short' : 'full'] : forEachKind(values.seconds),
    seed: wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  };
}

function forEachKind(text: string): LuckPlan['seconds'] {
  const seconds = wholeNumber('seconds', text, 1, 86_400);
  return { luck: seconds, skill: seconds, exact: seconds, random: seconds, review: seconds };
}
