import { STRONG_ROLL_OUTS } from '../bots/choose-at-level.ts';

/** The size of a review, in roll-outs and not in time, so that a record gets the same review each time. */
export interface ReviewBudget {
  /** The worlds in which every other action is tried first, to leave out decisions that cost nothing. */
  readonly firstWorlds: number;
  readonly engineRollOuts: number;
  /** The worlds in which the cost of an action is measured. They are drawn anew, because the engine chose what was best in its own. */
  readonly costWorlds: number;
  /** The roll-outs for all values of a breakdown, which are two for each turn with chance outcomes. With 0, luck is not measured. */
  readonly valueRollOuts: number;
  /** The pairs of roll-outs for all comparisons of an action with that of a normal bot. With 0, play is not measured. */
  readonly playPairs: number;
}

/**
 * The engine gets as many roll-outs as a strong bot of most games. The rest is chosen so that a game of 160 moves takes less than ten
 * seconds on a desktop: `pnpm bench bots --luck` measures it.
 */
export const REVIEW_BUDGET: ReviewBudget = {
  firstWorlds: 12,
  engineRollOuts: STRONG_ROLL_OUTS,
  costWorlds: 150,
  valueRollOuts: 4000,
  playPairs: 8000,
};

/**
 * The size of a review on a phone or another weak device: on a processor four times as slow as a desktop's, the longest game takes less
 * than thirty seconds. Marks are as sure, but fewer.
 */
export const SMALL_REVIEW_BUDGET: ReviewBudget = {
  firstWorlds: 6,
  engineRollOuts: 100,
  costWorlds: 75,
  valueRollOuts: 1000,
  playPairs: 2000,
};

/**
 * Returns an equal share of a budget, and nothing of no budget. It never depends on what was found so far: trying more where results
 * differ more would bias the mean.
 */
export function shareOfBudget(whole: number, parts: number): number {
  return whole === 0 ? 0 : Math.max(MIN_SAMPLES, Math.min(MAX_SAMPLES, Math.floor(whole / Math.max(1, parts))));
}

/** The least number of samples that says something of its own error. */
const MIN_SAMPLES = 2;
/** More samples of one thing would be more exact than the rest of a breakdown. */
const MAX_SAMPLES = 600;
