import type { AnyAction } from '../core/action.ts';
import type { BotLevel } from '../core/bot-level.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { memoryOf } from './card-memory.ts';
import { weighActions } from './choose-action.ts';
import { type Decision, otherActions } from './paired-roll-outs.ts';
import { sampleWorld } from './sample-world.ts';
import { usualAction } from './usual-action.ts';

/**
 * The roll-outs of a strong bot for one decision, if its game names no other number. They take some hundredths of a second on a free
 * processor core.
 */
export const STRONG_ROLL_OUTS = 300;

export function strongRollOuts(game: Game): number {
  return game.strongRollOuts ?? STRONG_ROLL_OUTS;
}

export const MAX_SEARCH_MS = 300;

/** An easy bot overlooks what is good once in so many decisions. `pnpm bench bots` measures what that costs it. */
const OVERSIGHT = 3;

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
      return chooseEasily(decision, source);
    case 'normal':
      return usualAction(game, game.view(state, seat), source, memory);
    case 'strong':
      return weighActions(decision, { rollOuts: strongRollOuts(game), hasTime }, source).action;
  }
}

/**
 * Returns the action of the normal bot or, now and then, any other one that makes sense. The bot has forgotten what was played. It
 * never overlooks that an action ends the game.
 */
function chooseEasily({ game, state, seat }: Decision, source: RandomSource): AnyAction {
  const view = game.view(state, seat);
  const decision = { game, state, seat, memory: memoryOf(game, view) };
  const usual = game.bot(view, source);
  if (source.below(OVERSIGHT) > 0) return usual;
  const others = otherActions(decision, usual);
  const other = others[others.length > 1 ? source.below(others.length) : 0]?.action ?? usual;
  return [usual, other].some((action) => endsGame(decision, action, source)) ? usual : other;
}

function endsGame({ game, state, seat, memory }: Decision, action: AnyAction, source: RandomSource): boolean {
  const result = game.apply(sampleWorld(game, state, memory, source), seat, action);
  if (!result.ok) throw new Error(`${game.id} refuses an action of its bot: ${result.refusal}`);
  return game.outcome(result.value) !== null;
}
