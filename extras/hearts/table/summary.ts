import type { SummaryMessages } from '@hundredfold/client/game';

export const drawn: SummaryMessages = {
  goal: '2H AH [QS]',
  turn: '[QS] [AH] 4C 9D [KS]  →  4C 9D ## ## ##',
  end: '5D [JD] AS 2H',
};
