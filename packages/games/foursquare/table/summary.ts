import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '5H 3S 2D 4C\n5D 8H 7C 6S',
  turn: '5H 7C  +  9S  →  ## ## [9S]',
  end: '## ## ## ## ##  ✗',
};
