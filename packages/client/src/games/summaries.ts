import type { Language } from '../i18n/language.ts';

/** A game in three sentences: the goal, what a player does in a turn, and how the game ends. */
export interface SummaryWords {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
}

/** `games/<game>/summary.ts` exports one as `summary`; it is shown at the top of the rules. */
export interface GameSummary {
  /** The drawing for each sentence, as in a rulebook: without words, or with numbers alone. */
  readonly drawn: SummaryWords;
  readonly words: Readonly<Record<Language, SummaryWords>>;
}

const found = import.meta.glob<GameSummary>('./*/summary.ts', { import: 'summary' });

/** Loaded with the rules; `null` for a game without a summary. */
export async function loadSummary(game: string): Promise<GameSummary | null> {
  return (await found[`./${game}/summary.ts`]?.()) ?? null;
}
