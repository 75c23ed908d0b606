import { type Face, FRENCH_RANKS, frenchDeck, frenchRank, valuesOf } from '@hundredfold/shared/game';

/** The cards of the game (rule 2.1). */
export const DECK: readonly Face[] = frenchDeck(FRENCH_RANKS.slice(0, 10));

/** Returns the value of a card, from 1 for the ace to 10 (rule 2.1). */
export const cardValue = valuesOf(DECK, (card) => (FRENCH_RANKS as readonly string[]).indexOf(frenchRank(card)) + 1);

/** Returns whether a card is an ace, the lowest card, which has no printed number (rule 2.1). */
export function isAce(card: Face): boolean {
  return cardValue(card) === 1;
}
