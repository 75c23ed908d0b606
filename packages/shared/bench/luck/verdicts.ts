import { momentsOf } from '../bots/estimate.ts';
import { EXACT_SHARE, type LuckSample } from './luck-round.ts';

export interface LuckVerdict {
  readonly text: string;
  readonly isMet: boolean;
}

/** Fewer games say nothing of their own variance. */
const MIN_GAMES = 8;
const TOO_FEW: LuckVerdict = { text: 'too few games', isMet: false };
/** A mean that has to be zero is within so many standard errors of it. */
const STANDARD_ERRORS = 3;
/** The variance of luck-adjusted results is at most this share of the variance of plain results. */
const MAX_VARIANCE = 0.25;
/** The share of the games in which a random player is seen to play worse than a normal bot. */
const MIN_NEGATIVE = 0.99;

export function judgeZero(samples: readonly LuckSample[], part: 'cards' | 'play' | 'hidden'): LuckVerdict {
  const { mean, variance } = momentsOf(samples.map(({ parts }) => parts[part]));
  if (samples.length < MIN_GAMES) return TOO_FEW;
  const error = Math.sqrt(variance / samples.length);
  return { text: `${inPercent(mean)} ± ${inPercent(error)}`, isMet: Math.abs(mean) <= STANDARD_ERRORS * error };
}

/**
 * Judges how much less luck-adjusted results vary than plain ones, as they would with all the roll-outs of a review. The second number is
 * the variance of start, play and others alone: it leaves out what lay hidden, which is zero in the mean only if the worlds that a seat
 * thinks possible are as likely as it thinks.
 */
export function judgeVariance(samples: readonly LuckSample[]): LuckVerdict {
  if (samples.length < MIN_GAMES) return TOO_FEW;
  const plain = momentsOf(samples.map(({ parts }) => parts.result)).variance;
  const ratioOf = (adjusted: (sample: LuckSample) => number, error: (sample: LuckSample) => number) => {
    const noise = momentsOf(samples.map((sample) => error(sample) ** 2)).mean;
    return (momentsOf(samples.map(adjusted)).variance - (1 - EXACT_SHARE) * noise) / plain;
  };
  const ratio = ratioOf(
    ({ parts }) => parts.result - parts.cards,
    ({ errors }) => errors.cards,
  );
  const known = ratioOf(
    ({ parts }) => parts.start + parts.play + parts.others,
    ({ errors }) => Math.hypot(errors.play, errors.others),
  );
  return { text: `${ratio.toFixed(2)}, ${known.toFixed(2)}`, isMet: ratio <= MAX_VARIANCE };
}

export function judgeRandom(samples: readonly LuckSample[]): LuckVerdict {
  const share = samples.filter(({ parts }) => parts.play < 0).length / samples.length;
  return { text: `${(100 * share).toFixed(1)} %`, isMet: share >= MIN_NEGATIVE };
}

/** A review of a game of so many moves, or fewer, takes at most so many seconds, and has its first finding after so many. */
const REVIEWED = { moves: 160, seconds: 10, first: 2 } as const;

export function judgeTime(samples: readonly LuckSample[]): LuckVerdict {
  const { mean: seconds } = momentsOf(samples.map((each) => each.seconds));
  const { mean: moves } = momentsOf(samples.map((each) => each.moves));
  const first = Math.max(0, ...samples.flatMap(({ firstSeconds }) => firstSeconds ?? []));
  const isLate = samples.some((each) => (each.firstSeconds ?? 0) > REVIEWED.first * sizeOf(each.moves));
  return {
    text: `${seconds.toFixed(1)} s / ${moves.toFixed(0)}, ≤ ${first.toFixed(1)}`,
    isMet: seconds <= REVIEWED.seconds * sizeOf(moves) && !isLate,
  };
}

/** Returns how many times as long as the game that is meant a game is, at least one. */
function sizeOf(moves: number): number {
  return Math.max(1, moves / REVIEWED.moves);
}

function inPercent(share: number): string {
  return (100 * share).toFixed(2);
}
