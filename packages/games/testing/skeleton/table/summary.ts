import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '7S  [9H]  4C',
  turn: '7S [2H] 9D  →  7S 9D',
  end: '## ## ##',
};
