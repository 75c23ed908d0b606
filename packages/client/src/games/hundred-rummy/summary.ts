import type { SummaryMessages } from '../../i18n/game-messages.ts';

export const drawn: SummaryMessages = {
  goal: '10  +  20  +  30  +  40  =  "100"',
  turn: '10 20 30 30  +  [40]  →  30',
  end: '##  →  "400"  ✓',
};
