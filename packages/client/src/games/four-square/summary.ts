import type { SummaryMessages } from '../../i18n/game-messages.ts';

export const drawn: SummaryMessages = {
  goal: '30 [20]\n20 30  =  "100"  ✓',
  turn: '20  →  10',
  end: '##  →  ..',
};
