import type { Language } from '../i18n/language.ts';

/** A game in three sentences: what it is about, what one does in a turn, and how it ends. */
export interface SummaryWords {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
}

/** `games/<game>/summary.ts` exports one of these as `brief`: it leads the rules. */
export interface GameSummary {
  /** What is drawn for each sentence, as in a rulebook: without words, or with numbers alone. */
  readonly drawn: SummaryWords;
  readonly words: Readonly<Record<Language, SummaryWords>>;
}

const found = import.meta.glob<GameSummary>('./*/summary.ts', { import: 'brief' });

/** Comes with the rules; `null` for a game that has none. */
export async function loadSummary(game: string): Promise<GameSummary | null> {
  return (await found[`./${game}/summary.ts`]?.()) ?? null;
}
