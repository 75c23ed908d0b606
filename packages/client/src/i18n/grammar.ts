/** The name of a card in the middle of a sentence, with a small first letter. German does not use it: its nouns keep their capital. */
export function inMiddle(card: string): string {
  return card.replace(/\p{L}/u, (first) => first.toLowerCase());
}

/** The names of the ranks from the ace to the ten, by number and letter. */
export function numberRanks(names: readonly string[]): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(names.map((name, index) => [String(index + 1), name])), A: names[0] ?? '' };
}

/** A player in a sentence. If `own`, the player is the reader: they are addressed, and verbs take another form. */
export interface PlayerName {
  readonly name: string;
  readonly own: boolean;
}

/**
 * A player at the beginning of a sentence, and what they do.
 *
 * @example does({ name: 'Carl', own: false }, 'play', 'plays') // Carl plays
 * @example does({ name: 'You', own: true }, 'play', 'plays') // You play
 */
export function does({ name, own }: PlayerName, yours: string, theirs: string): string {
  return `${name} ${own ? yours : theirs}`;
}

/** Returns a player for the middle of a sentence: `you`, or the name as it is. */
export function midSentence({ name, own }: PlayerName): string {
  return own ? name.toLowerCase() : name;
}
