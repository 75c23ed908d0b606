import {
  anyOfBest,
  type CardMemory,
  type Face,
  HUNDRED_FACES,
  hundredCounts,
  hundredSum,
  hundredValue,
  type KnownPile,
  possibleAt,
  type RandomSource,
  type Seat,
  sharesOf,
} from '@hundredfold/shared/game';
import { CARDS, type FourSquareAction } from './declaration.ts';
import { GOAL } from './score.ts';
import type { FourSquareState } from './state.ts';
import { type FourSquareView, STACK_ZONES } from './view.ts';

interface Stack {
  readonly top: number;
  readonly worth: number;
}

interface Position {
  readonly card: number;
  readonly stacks: readonly Stack[];
  readonly total: number;
  /** The probability of each face for the next card, in the order of `VALUES`. */
  readonly chances: readonly number[];
  /** The number of cards in the draw pile, and of those that absent players draw after the turn. */
  readonly draw: number;
  readonly ghosts: number;
  /** The points of the score pile less those of the discard pile; `null` if it is no solitaire. */
  readonly lead: number | null;
}

const VALUES = HUNDRED_FACES.map(hundredValue);
const AVERAGE = hundredSum(CARDS) / CARDS.length;
/** The worth of a solitaire that is won. It is more than any stack. */
const WON = 10_000;

/** Takes the most valuable stack, or leaves the square so that the next player's card gains least; in a solitaire, most. */
export function bot(view: FourSquareView, source: RandomSource): FourSquareAction {
  const { table } = view;
  const stacks = STACK_ZONES.map((zone) => stackOf(view, zone));
  return chooseStack(positionOf(table.card, stacks, chancesIn(view), pilesIn(view)), source);
}

/** Plays like the bot, but knows every card that was placed, covered ones too, and so which cards are left. */
export function rememberingBot(view: FourSquareView, source: RandomSource, memory: CardMemory): FourSquareAction {
  const { table } = view;
  const stacks = STACK_ZONES.map((zone) => rememberedStack(memory.piles[zone] ?? []));
  const left = table.draw === 0 ? [] : possibleAt(memory, 'draw');
  return chooseStack(positionOf(table.card, stacks, sharesOf(hundredCounts(left)), pilesIn(view)), source);
}

/** Plays like a remembering bot that was there from the start. All cards are placed openly, so the state shows what it knows. */
export function rollOutBot(state: FourSquareState, _seat: Seat, source: RandomSource): FourSquareAction {
  const { options, seats, card, stacks, draw, points, discarded } = state;
  const piles = pileFacts(seats, draw.length, options.ghosts, (points[0] ?? 0) - discarded);
  return chooseStack(positionOf(card, stacks.map(knownStack), sharesOf(hundredCounts(draw)), piles), source);
}

function chooseStack(position: Position, source: RandomSource): FourSquareAction {
  const worths = position.stacks.map((_, place) => worthOfPlacing(position, place));
  const places = position.stacks.map((_, place) => place);
  return { type: 'place', stack: anyOfBest(places, worths, source) };
}

function worthOfPlacing(position: Position, place: number): number {
  const { card, stacks, total, chances, lead } = position;
  const { top, worth } = stacks[place] ?? NO_STACK;
  const takes = total - top + card === GOAL;
  const sign = lead === null ? -1 : 1;
  if (isLastTurn(position, takes)) return worthAtEnd(position, takes ? worth + card : 0);
  if (!takes) return sign * expectedGain(position, place, { top: card, worth: worth + card });
  let later = 0;
  for (let face = 0; face < VALUES.length; face++) {
    const value = VALUES[face] ?? 0;
    later += (chances[face] ?? 0) * expectedGain(position, place, { top: value, worth: value });
  }
  return worth + card + sign * later;
}

/** Returns whether the draw pile has no card left for another turn (rules 4.4, 4.5 and 6.1). */
function isLastTurn({ draw, ghosts }: Position, takes: boolean): boolean {
  return draw - (takes ? 1 : 0) <= ghosts;
}

/**
 * Returns what the last placement is worth. A solitaire is won or lost with it; the cards still to be discarded count as average cards.
 */
function worthAtEnd({ lead, draw, ghosts }: Position, gain: number): number {
  if (lead === null) return gain;
  const discards = Math.min(ghosts, draw - (gain > 0 ? 1 : 0));
  return lead + gain > AVERAGE * discards ? WON : 0;
}

/** Returns the expected gain of the next card's player, if one stack changes and that player takes the most valuable one. */
function expectedGain({ stacks, total, chances }: Position, place: number, changed: Stack): number {
  const after = total - (stacks[place] ?? NO_STACK).top + changed.top;
  let sum = 0;
  for (let face = 0; face < VALUES.length; face++) {
    const value = VALUES[face] ?? 0;
    let most = 0;
    for (let each = 0; each < stacks.length; each++) {
      const { top, worth } = each === place ? changed : (stacks[each] ?? NO_STACK);
      if (after - top + value === GOAL && worth + value > most) most = worth + value;
    }
    sum += (chances[face] ?? 0) * most;
  }
  return sum;
}

const NO_STACK: Stack = { top: 0, worth: 0 };

type PileFacts = Pick<Position, 'draw' | 'ghosts' | 'lead'>;

function positionOf(card: readonly Face[], stacks: readonly Stack[], chances: readonly number[], piles: PileFacts): Position {
  let total = 0;
  for (const { top } of stacks) total += top;
  return { card: hundredValue(card[0] ?? ''), stacks, total, chances, ...piles };
}

function pilesIn({ options, table, seats }: FourSquareView): PileFacts {
  const { draw, discarded } = table;
  return pileFacts(seats.length, draw, options.ghosts, (seats[0]?.points ?? 0) - discarded);
}

function pileFacts(seats: number, draw: number, ghosts: number, lead: number): PileFacts {
  return seats === 1 ? { draw, ghosts, lead } : { draw, ghosts: 0, lead: null };
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

function knownStack(pile: readonly Face[]): Stack {
  const top = pile[pile.length - 1];
  return { top: top === undefined ? 0 : hundredValue(top), worth: hundredSum(pile) };
}

function chancesIn({ table }: FourSquareView): readonly number[] {
  const open = [...table.card, ...STACK_ZONES.map((zone) => table[zone].top), table.discard.top];
  const seen = hundredCounts(open.filter((card) => card !== null));
  return sharesOf(hundredCounts(CARDS).map((count, face) => count - (seen[face] ?? 0)));
}
