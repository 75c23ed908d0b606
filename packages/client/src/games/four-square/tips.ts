import type { FourSquareView } from '@hundredfold/shared/games/four-square/view.ts';
import { playerName } from '../../table/state/player-name.ts';
import { type GameTips, gainerOf, plateOf } from '../tips.ts';
import { fourSquareMessages } from './messages.ts';

export const tips: GameTips<FourSquareView> = {
  turn: () => ({ says: fourSquareMessages.value.tips.turn, at: '.target' }),
  preview: () => ({ says: fourSquareMessages.value.tips.preview, at: '.total' }),
  score(before, after, name) {
    const taker = gainerOf(before, after, ({ points }) => points);
    return taker === null
      ? null
      : { says: fourSquareMessages.value.tips.score(playerName(after, taker, name)), at: plateOf(taker) };
  },
};
