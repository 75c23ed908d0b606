import type { Language } from '../words/language.ts';

/** A game in three sentences: what it is about, what one does in a turn, and how it ends. */
export interface BriefWords {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
}

/** `games/<game>/brief.ts` exports one of these as `brief`: it leads the rules. */
export interface Brief {
  /** What is drawn for each sentence, as in a rulebook: without words, or with numbers alone. */
  readonly drawn: BriefWords;
  readonly words: Readonly<Record<Language, BriefWords>>;
}

const found = import.meta.glob<Brief>('./*/brief.ts', { import: 'brief' });

/** Comes with the rules; `null` for a game that has none. */
export async function loadBrief(game: string): Promise<Brief | null> {
  return (await found[`./${game}/brief.ts`]?.()) ?? null;
}
