import type { Game } from '@hundredfold/shared/game';
import { bot } from './bot.ts';
import { actions, FACES, type HeartsOptions, type HeartsRefusal, phrases, refusals, terms } from './declaration.ts';
import { cardMoves } from './moves.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { worthOfPoints } from './score.ts';
import { type HeartsState, setup } from './state.ts';
import { cards, legal, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';

/** Hearts, traditional. An example of a trick game in which three cards are passed on at once and in secret. */
export const hearts: Game<HeartsOptions, HeartsState, typeof actions, typeof viewSchema, HeartsRefusal> = {
  ...terms,
  actions,
  viewSchema,
  refusals,
  phrases,
  faces: () => FACES,
  setup,
  chance,
  resolveChance,
  apply,
  outcome,
  toAct,
  maxSteps: () => 40_000,
  deal: ({ deal }) => deal,
  view,
  legal,
  whyIllegal,
  cardMoves,
  worth: ({ points }, seat) => worthOfPoints(points, seat),
  bot,
  cards,
  withCards,
  stateLike,
};
