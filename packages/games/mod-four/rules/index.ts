import type { Game } from '@hundredfold/shared/game';
import { bot, rememberingBot, rollOutBot } from './bot.ts';
import { actions, cardsOf, type ModFourOptions, type ModFourRefusal, maxSteps, phrases, refusals, terms } from './declaration.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { partnerOf, worthOfPoints } from './score.ts';
import { type ModFourState, setup } from './state.ts';
import { cardMoves, cards, legal, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';

/** Mod Four by Mark Steere, 2022. */
export const modFour: Game<ModFourOptions, ModFourState, typeof actions, typeof viewSchema, ModFourRefusal> = {
  ...terms,
  actions,
  viewSchema,
  refusals,
  phrases,
  faces: ({ deck }) => cardsOf(deck),
  partnerOf,
  setup,
  chance,
  resolveChance,
  apply,
  outcome,
  toAct,
  maxSteps,
  deal: ({ deal }) => deal,
  view,
  legal,
  whyIllegal,
  cardMoves,
  worth: ({ options, points }, seat) => worthOfPoints(options, points, seat),
  bot,
  rememberingBot,
  rollOutBot,
  cards,
  withCards,
  stateLike,
};
