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
  const isOwn = (each: Seat) => each === view.viewer;
  const isPartners = (each: Seat) => partnerOf(view.options, each) === view.viewer;
  if (trick.length < SEATS - 1) {
    if (isOwn(seat)) return texts.ownForNow(player);
    return isPartners(seat) ? texts.pairsForNow(player) : texts.othersForNow(winner, player);
  }
  if (isOwn(seat)) return texts.yours(player);
  if (isPartners(seat)) return texts.pairs(player);
  const winners = ownHand(view).map((card) => favoured(leader ?? 0, trickSum(trick) + cardValue(card)));
  const could = winners.some((each) => isOwn(each) || isPartners(each));
  return could ? texts.others(winner) : texts.lost(winner, player);
}
