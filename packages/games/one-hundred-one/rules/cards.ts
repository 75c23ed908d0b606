import { type Face, type FrenchSuit, frenchDeck, frenchRank, valuesOf } from '@hundredfold/shared/game';

/** The cards of the game (rule 2.1). */
export const DECK: readonly Face[] = frenchDeck(['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']);

/** The points by rank (rule 2.2). */
const POINTS: Readonly<Record<string, number>> = { 6: 6, 7: 7, 8: 8, 9: 0, 10: 10, J: 2, Q: 3, K: 4, A: 11 };

export const cardPoints = valuesOf(DECK, (card) => POINTS[frenchRank(card)] ?? 0);

/** The number of cards that the next player takes before losing a turn (rule 5.2). A card that does not act has no entry. */
const STRIKES: ReadonlyMap<Face, number> = new Map(
  DECK.flatMap((card) => {
    const taken = card === 'KS' ? 5 : { A: 0, 7: 1, 6: 2 }[frenchRank(card)];
    return taken === undefined ? [] : [[card, taken] as const];
  }),
);

/** Returns whether a card may be played on the top card (rule 4.1). Ranks differ in their first character. */
export function covers(card: Face, top: Face, ordered: FrenchSuit | null): boolean {
  if (isQueen(card)) return true;
  if (ordered !== null) return card.endsWith(ordered);
  return card.charCodeAt(0) === top.charCodeAt(0) || card.charCodeAt(card.length - 1) === top.charCodeAt(top.length - 1);
}

export function isQueen(card: Face): boolean {
  return card.startsWith('Q');
}

export function isEight(card: Face): boolean {
  return card.startsWith('8');
}

export function strikeOf(card: Face): number | undefined {
  return STRIKES.get(card);
}
