import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { cardValue, favoured, partnerOf, SEATS, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import type { PlayerName } from '../../i18n/sentence.ts';
import type { NameOf } from '../../table/presentation.ts';
import { modFourMessages } from './messages.ts';

export function reason(view: ModFourView, action: ModFourAction, name: NameOf, player: PlayerName): string {
  const texts = modFourMessages.value.hint;
  if (action.type === 'cut') return texts.cut;
  const { trick, leader } = view.table;
  const sum = trickSum(trick) + cardValue(action.card);
  const seat = favoured(leader ?? 0, sum);
  return `${texts.makes(sum, sum % SEATS)}: ${outlook(view, seat, name(seat), player)}`;
}

/** Says whose trick it is, or would be. */
function outlook(view: ModFourView, seat: Seat, winner: string, player: PlayerName): string {
  const texts = modFourMessages.value.hint;
  const { trick, leader } = view.table;
  const own = seat === view.viewer;
  if (trick.length < SEATS - 1) return own ? texts.ownForNow(player) : texts.othersForNow(winner, player);
  if (own) return texts.yours(player);
  if (partnerOf(view.options, seat) === view.viewer) return texts.pairs(player);
  const could = ownHand(view).some((card) => favoured(leader ?? 0, trickSum(trick) + cardValue(card)) === view.viewer);
  return could ? texts.others(winner) : texts.lost(winner, player);
}
