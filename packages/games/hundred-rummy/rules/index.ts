import { type Game, HUNDRED_FACES } from '@hundredfold/shared/game';
import { bot } from './bot.ts';
import { actions, maxSteps, phrases, type RummyOptions, type RummyRefusal, refusals, terms } from './declaration.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { type RummyState, setup } from './state.ts';
import { cardMoves, cards, legal, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';
import { stage, worth } from './worth.ts';

/** 100 Points Rummy by Stephanie and Aaron Richardson, Sharron and Les Blalock. */
export const hundredRummy: Game<RummyOptions, RummyState, typeof actions, typeof viewSchema, RummyRefusal> = {
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
  deal: ({ game }) => game,
  view,
  legal,
  whyIllegal,
  cardMoves,
  stage,
  worth,
  bot,
  cards,
  withCards,
  stateLike,
};
