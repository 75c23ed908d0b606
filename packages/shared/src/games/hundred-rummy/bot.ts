import type { Face } from '../../cards/face.ts';
import { HUNDRED_FACES, hundredDeck, hundredSum } from '../../cards/hundred.ts';
import { withOn, without } from '../../cards/pile.ts';
import type { RandomSource } from '../../core/chance.ts';
import { ownHand } from '../../core/view.ts';
import type { RummyAction } from './declaration.ts';
import { countsOf, GOAL, HAND, isHundred } from './score.ts';
import { legal, type RummyView } from './view.ts';

/** The probability of each face to be the next unseen card. */
type Chances = readonly { readonly face: Face; readonly chance: number }[];

/** The value of a hundred one turn later. */
const LATER = 0.9;
/** The bot chooses at random once in so many actions. Otherwise two bots could wait for each other's cards for ever. */
const WHIM = 60;
/** The value of scoring now. It is higher than that of a hundred kept in hand. */
const SCORED = 2;
/** The difference below which two values count as equal. */
const ALIKE = 1e-9;

/** Scores if possible. Otherwise draws and keeps the cards that most likely make 100 in the next two turns. */
export function bot(view: RummyView, source: RandomSource): RummyAction {
  const choices = legal(view);
  const next = chancesOf(view);
  const hand = ownHand(view);
  const worths = choices.map((action) => worthOf(action, view, hand, next));
  const most = Math.max(...worths);
  if (most < 1 && view.seats.length > 1 && source.below(WHIM) === 0) return oneOf(choices, source);
  const best = choices.filter((_, index) => (worths[index] ?? 0) > most - ALIKE);
  return oneOf(best, source);
}

function worthOf(action: RummyAction, { table }: RummyView, hand: readonly Face[], next: Chances): number {
  if (action.type === 'discard') return worth(without(hand, hand.indexOf(action.card)), next, 1);
  if (action.type === 'score') return SCORED;
  if (action.from === 'draw') return expected(hand, next, 1);
  return table.discard.top === null ? 0 : kept(withOn(hand, table.discard.top), next, 1);
}

/** Returns the value of four cards: 1 if they total 100, otherwise the expected value of the next card, some turns ahead. */
function worth(hand: readonly Face[], next: Chances, further: number): number {
  return isHundred(hand) ? 1 : LATER * expected(hand, next, further);
}

function expected(hand: readonly Face[], next: Chances, further: number): number {
  let sum = 0;
  for (const { face, chance } of next) if (chance > 0) sum += chance * kept(withOn(hand, face), next, further);
  return sum;
}

/** Returns the value of the best four of five cards. */
function kept(hand: readonly Face[], next: Chances, further: number): number {
  const total = hundredSum(hand);
  if (hand.length > HAND && hand.some((card) => total - hundredSum([card]) === GOAL)) return 1;
  if (further === 0) return 0;
  let most = 0;
  hand.forEach((card, place) => {
    if (hand.indexOf(card) === place) most = Math.max(most, worth(without(hand, place), next, further - 1));
  });
  return most;
}

/** Returns the probabilities over all cards that are neither visible nor in the own hand. */
function chancesOf(view: RummyView): Chances {
  const { top } = view.table.discard;
  const open = countsOf([...ownHand(view), ...(top === null ? [] : [top]), ...view.seats.flatMap(({ scored }) => scored)]);
  const unseen = countsOf(hundredDeck(view.seats.length)).map((count, index) => count - (open[index] ?? 0));
  const all = unseen.reduce((sum, count) => sum + count, 0);
  return HUNDRED_FACES.map((face, index) => ({ face, chance: (unseen[index] ?? 0) / Math.max(1, all) }));
}

function oneOf(actions: readonly RummyAction[], source: RandomSource): RummyAction {
  const chosen = actions[source.below(actions.length)];
  if (chosen === undefined) throw new Error('a bot was asked to act when it is not its turn');
  return chosen;
}
