import type { SummaryMessages } from '../i18n/game-messages.ts';

/** The drawing for each sentence of a summary, as in a rulebook: without words, or with numbers alone. */
export type SummaryDrawings = SummaryMessages;
