import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { type GameTips, gainerOf, plateOf } from '../../src/games/tips.ts';
import { playerName } from '../../src/table/state/player-name.ts';
import { skeletonMessages } from './messages.ts';

export const tips: GameTips<SkeletonView> = {
  turn: () => ({ says: skeletonMessages.value.tips.turn, at: '.hand-card:not([aria-disabled="true"])' }),
  preview: () => ({ says: skeletonMessages.value.tips.preview, at: '.card-place' }),
  score(before, after, name) {
    const winner = gainerOf(before, after, ({ won }) => won);
    return winner === null
      ? null
      : { says: skeletonMessages.value.tips.score(playerName(after, winner, name)), at: plateOf(winner) };
  },
};
