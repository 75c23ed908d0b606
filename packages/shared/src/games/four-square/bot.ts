import type { Face } from '../../cards/face.ts';
import { HUNDRED_FACES, hundredSum, hundredValue } from '../../cards/hundred.ts';
import type { RandomSource } from '../../core/chance.ts';
import { type CardMemory, type KnownPile, possibleAt } from '../../core/known-cards.ts';
import { CARDS, type FourSquareAction } from './declaration.ts';
import { GOAL } from './score.ts';
import { type FourSquareView, STACK_ZONES } from './view.ts';

/** The value of a stack to the player who takes it, and the value of its top card. */
interface Stack {
  readonly top: number;
  readonly worth: number;
}

interface Chances {
  readonly value: number;
  readonly chance: number;
}

const AVERAGE = hundredSum(CARDS) / CARDS.length;
/** The difference below which two values count as equal. */
const ALIKE = 1e-9;

/** Takes the most valuable stack, or leaves the square so that the next player's card gains least; in a solitaire, most. */
export function bot(view: FourSquareView, source: RandomSource): FourSquareAction {
  const stacks = STACK_ZONES.map((zone) => stackOf(view, zone));
  return chooseStack(view, stacks, chancesOf(view), source);
}

/** Plays like the bot, but knows every card that was placed, covered ones too, and so which cards are left. */
export function rememberingBot(view: FourSquareView, source: RandomSource, memory: CardMemory): FourSquareAction {
  const stacks = STACK_ZONES.map((zone) => rememberedStack(memory.piles[zone] ?? []));
  return chooseStack(view, stacks, chancesAmong(possibleAt(memory, 'draw')), source);
}

function chooseStack(
  view: FourSquareView,
  stacks: readonly Stack[],
  next: readonly Chances[],
  source: RandomSource,
): FourSquareAction {
  const card = hundredValue(view.table.card[0] ?? '');
  const sign = view.seats.length === 1 ? 1 : -1;
  const worths = stacks.map((stack, place) => {
    const placed = stacks.with(place, { top: card, worth: stack.worth + card });
    if (totalOf(placed) !== GOAL) return sign * expectedGain(placed, next);
    const later = next.map(({ value, chance }) => chance * expectedGain(stacks.with(place, { top: value, worth: value }), next));
    return stack.worth + card + sign * later.reduce((sum, each) => sum + each, 0);
  });
  const most = Math.max(...worths);
  const best = worths.flatMap((worth, place) => (worth > most - ALIKE ? [place] : []));
  return { type: 'place', stack: best[source.below(best.length)] ?? 0 };
}

/** Estimates a stack. Each covered card counts as an average card. */
function stackOf({ table }: FourSquareView, zone: (typeof STACK_ZONES)[number]): Stack {
  const { top, size } = table[zone];
  const value = top === null ? 0 : hundredValue(top);
  return { top: value, worth: value + AVERAGE * Math.max(0, size - 1) };
}

/** Returns a stack with the values of its covered cards. One that was never seen counts as an average card. */
function rememberedStack(pile: KnownPile): Stack {
  const values = pile.map((card) => (typeof card === 'string' ? hundredValue(card) : AVERAGE));
  return { top: values.at(-1) ?? 0, worth: values.reduce((sum, each) => sum + each, 0) };
}

/** Returns the expected gain of the next card's player, if that player takes the most valuable stack. */
function expectedGain(stacks: readonly Stack[], next: readonly Chances[]): number {
  const total = totalOf(stacks);
  let sum = 0;
  for (const { value, chance } of next) {
    let most = 0;
    for (const { top, worth } of stacks) if (total - top + value === GOAL && worth + value > most) most = worth + value;
    sum += chance * most;
  }
  return sum;
}

function totalOf(stacks: readonly Stack[]): number {
  return stacks.reduce((sum, { top }) => sum + top, 0);
}

/** Returns the probability of each value for the next card, among the cards that are not visible. */
function chancesOf({ table }: FourSquareView): readonly Chances[] {
  const open = [...table.card, ...STACK_ZONES.map((zone) => table[zone].top), table.discard.top];
  const counts = HUNDRED_FACES.map((face) => copies(CARDS, face) - copies(open, face));
  return withCounts(counts);
}

/** Returns the probability of each value for a card that has one of some faces. */
function chancesAmong(faces: readonly Face[]): readonly Chances[] {
  return withCounts(HUNDRED_FACES.map((face) => copies(faces, face)));
}

function withCounts(counts: readonly number[]): readonly Chances[] {
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return HUNDRED_FACES.map((face, index) => ({ value: hundredValue(face), chance: (counts[index] ?? 0) / all }));
}

function copies(cards: readonly (Face | null)[], face: Face): number {
  return cards.filter((card) => card === face).length;
}
