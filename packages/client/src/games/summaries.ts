import type { SummaryMessages } from '../i18n/game-messages.ts';
import { loadGameMessages } from '../i18n/index.ts';

/** The drawing for each sentence of a summary, as in a rulebook: without words, or with numbers alone. */
export type SummaryDrawings = SummaryMessages;

const found = import.meta.glob<SummaryDrawings>('./*/summary.ts', { import: 'drawn' });

/** Loaded with the rules, with the texts of the games; `null` for a game without a summary. */
export async function loadSummary(game: string): Promise<SummaryDrawings | null> {
  const [drawings] = await Promise.all([found[`./${game}/summary.ts`]?.(), loadGameMessages()]);
  return drawings ?? null;
}
