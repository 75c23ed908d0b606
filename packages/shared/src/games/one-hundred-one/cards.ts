import type { Face } from '../../cards/face.ts';
import { type FrenchSuit, frenchDeck, frenchRank } from '../../cards/french.ts';

/** Rule 2.1. */
export const DECK: readonly Face[] = frenchDeck(['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']);

/** Rule 2.2. */
const POINTS: Readonly<Record<string, number>> = { 6: 6, 7: 7, 8: 8, 9: 0, 10: 10, J: 2, Q: 3, K: 4, A: 11 };
const POINTS_OF: ReadonlyMap<Face, number> = new Map(DECK.map((card) => [card, POINTS[frenchRank(card)] ?? 0]));

/** Rule 5.2: how many cards the next player takes before losing a turn; `undefined` if the card does not act. */
const STRIKES: ReadonlyMap<Face, number> = new Map(
  DECK.flatMap((card) => {
    const taken = card === 'KS' ? 5 : { A: 0, 7: 1, 6: 2 }[frenchRank(card)];
    return taken === undefined ? [] : [[card, taken] as const];
  }),
);

/** Rule 4.1: whether a card may be laid on the top card. Ranks differ in their first character. */
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

export function cardPoints(card: Face): number {
  const points = POINTS_OF.get(card);
  if (points === undefined) throw new Error(`no such card: ${card}`);
  return points;
}
