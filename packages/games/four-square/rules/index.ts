import { type Game, HUNDRED_FACES } from '@hundredfold/shared/game';
import { bot, rememberingBot, rollOutBot } from './bot.ts';
import { actions, type FourSquareOptions, type FourSquareRefusal, maxSteps, phrases, refusals, terms } from './declaration.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { type FourSquareState, setup } from './state.ts';
import { cardMoves, cards, legal, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';

/** 100 Points Four Square by Stephanie and Aaron Richardson. */
export const fourSquare: Game<FourSquareOptions, FourSquareState, typeof actions, typeof viewSchema, FourSquareRefusal> = {
  ...terms,
  actions,
  viewSchema,
  refusals,
  phrases,
  faces: () => HUNDRED_FACES,
  setup,
  chance,
  resolveChance,
  apply,
  outcome,
  toAct,
  maxSteps,
  deal: () => 1,
  view,
  legal,
  whyIllegal,
  cardMoves,
  bot,
  rememberingBot,
  rollOutBot,
  strongRollOuts: 1000,
  cards,
  withCards,
  stateLike,
};
