import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '10  +  20  +  30  +  40  =  "100"',
  turn: '10 20 30 30  +  [40]  →  30',
  end: '##  →  "400"  ✓',
};
