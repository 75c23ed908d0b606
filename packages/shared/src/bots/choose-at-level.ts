import type { AnyAction } from '../core/action.ts';
import type { BotLevel } from '../core/bot-level.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { memoryOf } from './card-memory.ts';
import { chooseAction } from './choose-action.ts';
import { type Decision, gainOf, otherActions, withOneTrial } from './paired-roll-outs.ts';
import { usualAction } from './usual-action.ts';

/** The roll-outs of a strong bot for one decision, if its game names no other number. They take a tenth to a third of a second. */
export const STRONG_ROLL_OUTS = 300;

/** Returns the roll-outs of a strong bot of a game for one decision. */
export function strongRollOuts(game: Game): number {
  return game.strongRollOuts ?? STRONG_ROLL_OUTS;
}

/** The time in milliseconds that a bot may search at a table. */
export const MAX_SEARCH_MS = 300;

/** An easy bot looks for a slip once in so many decisions. With 3 it won a quarter of its duels of Rummy, which looked helpless. */
const SLIP = 4;
/** The number of worlds in which it compares slips. */
const SLIP_WORLDS = 12;
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
 * Returns the action of the normal bot or, now and then, the second best if it costs little and there is time to find it. It has forgotten
 * what was played.
 */
function chooseEasily({ game, state, seat }: Decision, source: RandomSource, hasTime: () => boolean): AnyAction {
  const view = game.view(state, seat);
  const decision = { game, state, seat, memory: memoryOf(game, view) };
  const usual = game.bot(view, source);
  if (source.below(SLIP) > 0) return usual;
  let others = otherActions(decision, usual);
  for (let world = 0; world < SLIP_WORLDS; world++) {
    if (!hasTime()) return usual;
    others = withOneTrial(decision, usual, others, source);
  }
  const [best] = others.toSorted((one, other) => gainOf(other) - gainOf(one));
  return best !== undefined && gainOf(best) > -MAX_LOSS ? best.action : usual;
}
