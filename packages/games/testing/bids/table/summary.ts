import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: 'QH  [AH]  KD  10H',
  turn: '10S KS [QH] JD AC  →  10S KS JD AC',
  end: '## ## ##',
};
