/** The name of a card in the middle of a sentence, with a small first letter. German does not use it: its nouns keep their capital. */
export function inMiddle(card: string): string {
  return card.replace(/\p{L}/u, (first) => first.toLowerCase());
}

/** The names of the ranks from the ace to the ten, by number and letter. */
export function numberRanks(names: readonly string[]): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(names.map((name, index) => [String(index + 1), name])), A: names[0] ?? '' };
}
