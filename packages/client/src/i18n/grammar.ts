import type { PlayerName } from './sentence.ts';

/** The name of a card in the middle of a sentence, with a small first letter. German does not use it: its nouns keep their capital. */
export function inMiddle(card: string): string {
  return card.replace(/\p{L}/u, (first) => first.toLowerCase());
}

/** The names of the ranks from the ace to the ten, by number and letter. */
export function numberRanks(names: readonly string[]): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(names.map((name, index) => [String(index + 1), name])), A: names[0] ?? '' };
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

/** The name of a player inside a sentence: `you` instead of `You`. Use it in a text, and `midPlayer` in a `line`. */
export function midSentence({ name, own }: PlayerName): string {
  return own ? name.toLowerCase() : name;
}

/** A player inside a sentence, still as a piece of `line`, so that the log can show who it is. */
export function midPlayer(who: PlayerName): PlayerName {
  return { ...who, name: midSentence(who) };
}

/** Returns the form of a verb after a player: `line`${who} ${verb(who, 'play', 'plays')}``. */
export function verb({ own }: PlayerName, yours: string, theirs: string): string {
  return own ? yours : theirs;
}
