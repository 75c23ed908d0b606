import type { Face } from '../../cards/face.ts';
import { FRENCH_RANKS, frenchDeck, frenchRank } from '../../cards/french.ts';

/** Rule 2.1. */
export const DECK: readonly Face[] = frenchDeck(FRENCH_RANKS.slice(0, 10));

const VALUES: ReadonlyMap<Face, number> = new Map(
  DECK.map((card) => [card, (FRENCH_RANKS as readonly string[]).indexOf(frenchRank(card)) + 1]),
);

/** Rule 2.1: from the ace, 1, to the ten. */
export function cardValue(card: Face): number {
  const value = VALUES.get(card);
  if (value === undefined) throw new Error(`no such card: ${card}`);
  return value;
}

/** The lowest, though no number is printed on it (rule 2.1). */
export function isAce(card: Face): boolean {
  return cardValue(card) === 1;
}
