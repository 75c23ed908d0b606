import type { Game } from '@hundredfold/shared/game';
import { bot, isPointless } from './bot.ts';
import { DECK } from './cards.ts';
import {
  actions,
  maxSteps,
  type OneHundredOneOptions,
  type OneHundredOneRefusal,
  phrases,
  refusals,
  terms,
} from './declaration.ts';
import { apply, chance, outcome, resolveChance, toAct } from './rules.ts';
import { worthOfTotals } from './score.ts';
import { type OneHundredOneState, setup } from './state.ts';
import { cardMoves, cards, legal, ruledOut, stateLike, view, viewSchema, whyIllegal, withCards } from './view.ts';

/** One Hundred and One, traditional; this version after N. Barkhatov's user guide (2023). */
export const oneHundredOne: Game<
  OneHundredOneOptions,
  OneHundredOneState,
  typeof actions,
  typeof viewSchema,
  OneHundredOneRefusal
> = {
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
  deal: ({ round }) => round,
  view,
  legal,
  whyIllegal,
  cardMoves,
  ruledOut,
  withoutSecrets: (state) => ({ ...state, forced: 0 }),
  worth: ({ totals }, seat) => worthOfTotals(totals, seat),
  bot,
  isPointless,
  cards,
  withCards,
  stateLike,
};
