import type { AnyAction } from '../core/action.ts';
import type { BotLevel } from '../core/bot-level.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { memoryOf } from './card-memory.ts';
import { chooseAction } from './choose-action.ts';
import { type Candidate, type Decision, gainOf, otherActions, withOneTrial } from './paired-roll-outs.ts';
import { sampleWorld } from './sample-world.ts';
import { CERTAIN_ERRORS, estimateOf } from './share-estimate.ts';
import { usualAction } from './usual-action.ts';

/**
 * The roll-outs of a strong bot for one decision, if its game names no other number. They take some hundredths of a second on a free
 * processor core.
 */
export const STRONG_ROLL_OUTS = 300;

/** Returns the roll-outs of a strong bot of a game for one decision. */
export function strongRollOuts(game: Game): number {
  return game.strongRollOuts ?? STRONG_ROLL_OUTS;
}

/** The time in milliseconds that a bot may search at a table. */
export const MAX_SEARCH_MS = 300;

/** An easy bot looks for a slip once in so many decisions. */
const SLIP = 3;
/** The number of worlds in which it compares slips, and the numbers after which it judges what the chosen one costs. */
const SLIP_WORLDS = 12;
const COST_WORLDS = [50, 100, 200, 400];
/** The most that a slip may cost, as a share of the victory. What costs more would look like a blunder. */
const MAX_LOSS = 0.1;

/**
 * Returns the action of a bot of a level. The same source of random numbers gives the same action, unless `hasTime` ends a search
 * early.
 */
export function chooseAtLevel(
  level: BotLevel,
  decision: Decision,
  source: RandomSource,
  hasTime: () => boolean = () => true,
): AnyAction {
  const { game, state, seat, memory } = decision;
  switch (level) {
    case 'easy':
      return chooseEasily(decision, source, hasTime);
    case 'normal':
      return usualAction(game, game.view(state, seat), source, memory);
    case 'strong':
      return chooseAction(decision, { rollOuts: strongRollOuts(game), hasTime }, source);
  }
}

/**
 * Returns the action of the normal bot or, now and then, another one that certainly costs little, if there is time to find it. It has
 * forgotten what was played.
 */
function chooseEasily({ game, state, seat }: Decision, source: RandomSource, hasTime: () => boolean): AnyAction {
  const view = game.view(state, seat);
  const decision = { game, state, seat, memory: memoryOf(game, view) };
  const usual = game.bot(view, source);
  if (source.below(SLIP) > 0 || gainsAtOnce(decision, usual, source)) return usual;
  const trials = { decision, usual, source, hasTime };
  const others = withTrials(trials, otherActions(decision, usual), SLIP_WORLDS) ?? [];
  const cheap = others.filter((other) => gainOf(other) > -MAX_LOSS && gainOf(other) <= 0);
  const slip = cheap[cheap.length > 1 ? source.below(cheap.length) : 0];
  return slip !== undefined && costsLittle(trials, slip.action) ? slip.action : usual;
}

/**
 * Returns whether an action gains nothing, and certainly costs less than a blunder. It is tried in new worlds, because it was chosen by
 * what it cost in the first ones.
 */
function costsLittle(trials: Trials, action: AnyAction): boolean {
  let tried: readonly Candidate[] | null = [{ action, gains: [] }];
  for (const worlds of COST_WORLDS) {
    tried = withTrials(trials, tried, worlds);
    if (tried === null) return false;
    const { mean, error } = estimateOf(tried[0]?.gains ?? []);
    if (mean - CERTAIN_ERRORS * error > -MAX_LOSS) return mean <= 0;
    if (mean + CERTAIN_ERRORS * error < -MAX_LOSS) return false;
  }
  return false;
}

/** Returns whether an action makes points at once, or ends the game: everyone sees what it is good for. */
function gainsAtOnce({ game, state, seat, memory }: Decision, action: AnyAction, source: RandomSource): boolean {
  const world = sampleWorld(game, state, memory, source);
  const result = game.apply(world, seat, action);
  if (!result.ok) throw new Error(`${game.id} refuses an action of its bot: ${result.refusal}`);
  const gained = pointsIn(game, result.value, seat) - pointsIn(game, world, seat);
  return game.outcome(result.value) !== null || gained > 0;
}

/** Returns the points that everyone sees at a seat; 0 in a game that shows none, or shows them by round. */
function pointsIn(game: Game, state: unknown, seat: Seat): number {
  const points = game.view(state, 'public').seats[seat]?.points;
  return typeof points === 'number' ? points : 0;
}

interface Trials {
  readonly decision: Decision;
  readonly usual: AnyAction;
  readonly source: RandomSource;
  readonly hasTime: () => boolean;
}

/** Tries actions until each was tried in so many worlds. Returns `null` if the time is over before. */
function withTrials(
  { decision, usual, source, hasTime }: Trials,
  actions: readonly Candidate[],
  worlds: number,
): readonly Candidate[] | null {
  let candidates = actions;
  for (let world = actions[0]?.gains.length ?? worlds; world < worlds; world++) {
    if (!hasTime()) return null;
    candidates = withOneTrial(decision, usual, candidates, source);
  }
  return candidates;
}
