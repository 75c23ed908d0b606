import type { Face } from '../cards/face.ts';

/** A random decision that a game waits for: pick one of `from` seats, or shuffle a pile. */
export type PendingChance =
  | { readonly chance: 'pick'; readonly from: number }
  | { readonly chance: 'shuffle'; readonly pile: string; readonly cards: readonly Face[] };

/** The result of a random decision. A shuffle lists the pile in the order in which it will be drawn. */
export type ChanceOutcome =
  | { readonly chance: 'pick'; readonly from: number; readonly result: number }
  | { readonly chance: 'shuffle'; readonly pile: string; readonly result: readonly Face[] };

/** A source of random numbers: `below` returns a whole number from 0 to n − 1, all equally likely. */
export interface RandomSource {
  below(n: number): number;
}

export interface ChanceSource {
  /** Draws an outcome; `index` is the number of outcomes of the same turn before it. */
  draw(due: PendingChance, index: number): ChanceOutcome;
}

export function chanceSourceFrom(source: RandomSource): ChanceSource {
  return { draw: (due) => drawChance(due, source) };
}

export function drawChance(due: PendingChance, source: RandomSource): ChanceOutcome {
  switch (due.chance) {
    case 'pick':
      return { chance: 'pick', from: due.from, result: source.below(due.from) };
    case 'shuffle':
      return { chance: 'shuffle', pile: due.pile, result: shuffled(due.cards, source) };
  }
}

export function isOutcomeOf(due: PendingChance, lot: ChanceOutcome): boolean {
  if (due.chance === 'pick') {
    return (
      lot.chance === 'pick' && lot.from === due.from && Number.isInteger(lot.result) && lot.result >= 0 && lot.result < due.from
    );
  }
  return lot.chance === 'shuffle' && lot.pile === due.pile && hasSameCards(due.cards, lot.result);
}

/** Shuffles cards and returns a function that deals the next `size` of them, to fill the places that a viewer does not see. */
export function shuffledDealer(cards: readonly Face[], source: RandomSource): (size: number) => readonly Face[] {
  const pile = shuffled(cards, source).slice();
  return (size) => pile.splice(0, size);
}

/** The Fisher–Yates shuffle. */
function shuffled(cards: readonly Face[], source: RandomSource): readonly Face[] {
  const pile = cards.slice();
  for (let last = pile.length - 1; last > 0; last--) {
    const other = source.below(last + 1);
    const card = pile[last] as Face;
    pile[last] = pile[other] as Face;
    pile[other] = card;
  }
  return pile;
}

export function hasSameCards(one: readonly Face[], other: readonly Face[]): boolean {
  if (one.length !== other.length) return false;
  const counts = new Map<Face, number>();
  for (const card of one) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of other) {
    const count = counts.get(card) ?? 0;
    if (count === 0) return false;
    counts.set(card, count - 1);
  }
  return true;
}
