/** A card's name in the middle of a sentence: without its capital, which it keeps in German. */
export function inMiddle(card: string): string {
  return card.charAt(0).toLowerCase() + card.slice(1);
}
