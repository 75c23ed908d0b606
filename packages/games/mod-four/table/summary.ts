import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '## ## ## ##  =  "1"',
  turn: '7S "0"  +  KH "1"  +  [2D] "2"  +  9C "3"  =  "18"',
  end: '##  →  "10"  ✓',
};
