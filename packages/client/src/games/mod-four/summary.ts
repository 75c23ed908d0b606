import type { SummaryMessages } from '../../i18n/game-messages.ts';

export const drawn: SummaryMessages = {
  goal: '## ## ## ##  =  "1"',
  turn: '7S "0"  +  KH "1"  +  [2D] "2"  +  9C "3"  =  "18"',
  end: '##  →  "10"  ✓',
};
