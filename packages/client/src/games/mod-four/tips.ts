import { SEATS } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { playerName } from '../../table/state/player-name.ts';
import { type GameTips, gainerOf, plateOf } from '../tips.ts';
import { modFourMessages } from './messages.ts';

export const tips: GameTips<ModFourView> = {
  turn: ({ table }) =>
    table.deck > 0
      ? { says: modFourMessages.value.tips.cut, at: '.cut-bar' }
      : { says: modFourMessages.value.tips.turn, at: '.hand-card:not([aria-disabled="true"])' },
  preview: () => ({ says: modFourMessages.value.tips.preview, at: '.dial' }),
  score(before, after, name) {
    const winner = gainerOf(before, after, ({ points }) => points);
    const { leader } = before.table;
    if (winner === null || leader === null) return null;
    const remainder = (winner - leader + SEATS) % SEATS;
    return { says: modFourMessages.value.tips.score(playerName(after, winner, name), remainder), at: plateOf(winner) };
  },
};
