import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: 'AS "11"  +  10D "10"  +  KH "4"  =  "25"',
  turn: '9H  →  9C ✓  7H ✓  QS ✓  7C ✗',
  end: '"96"  +  6D  =  "102"  ✗',
};
