import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '2H "1"  AH "1"  [QS] "13"',
  turn: '5D  [JD]  AS  2H',
  end: '2H  →  AH  +  QS  =  "26"',
};
