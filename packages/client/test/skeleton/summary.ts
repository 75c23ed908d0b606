import type { SummaryMessages } from '../../src/i18n/game-messages.ts';

export const drawn: SummaryMessages = {
  goal: '7S  [9H]  4C',
  turn: '7S [2H] 9D  →  7S 9D',
  end: '## ## ##',
};
