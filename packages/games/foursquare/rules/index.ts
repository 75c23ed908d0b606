import type { Game } from '@hundredfold/shared/game';
import { bot, rememberingBot, rollOutBot } from './bot.ts';
import { DECK } from './cards.ts';
import { actions, type FoursquareOptions, type FoursquareRefusal, maxSteps, phrases, refusals, terms } from './declaration.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { type FoursquareState, setup } from './state.ts';
import { cardMoves, cards, legal, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';

/** Foursquare by Wil Su; rules as told by Mario Reeves. */
export const foursquare: Game<FoursquareOptions, FoursquareState, typeof actions, typeof viewSchema, FoursquareRefusal> = {
  ...terms,
  actions,
  viewSchema,
  refusals,
  phrases,
  faces: () => DECK,
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
  cards,
  withCards,
  stateLike,
};
