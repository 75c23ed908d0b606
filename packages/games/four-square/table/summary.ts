import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '30 [20]\n20 30  =  "100"  ✓',
  turn: '20  →  10',
  end: '##  →  ..',
};
