import type { Game } from '@hundredfold/shared/game';
import { bot } from './bot.ts';
import { actions, DECK, phrases, refusals, type SkeletonOptions, type SkeletonRefusal, terms } from './declaration.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { type SkeletonState, setup } from './state.ts';
import { cardMoves, cards, legal, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';

/** Skeleton: a few tricks with the highest card. Replace it by your game, and name its designer here. */
export const skeleton: Game<SkeletonOptions, SkeletonState, typeof actions, typeof viewSchema, SkeletonRefusal> = {
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
  maxSteps: () => 2000,
  deal: () => 1,
  view,
  legal,
  whyIllegal,
  cardMoves,
  bot,
  cards,
  withCards,
  stateLike,
};
