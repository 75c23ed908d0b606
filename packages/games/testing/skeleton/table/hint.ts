import type { NameOf, PlayerName } from '@hundredfold/client/game';
import { placeOfWinner } from '@hundredfold/shared/game';
import type { SkeletonAction } from '../rules/declaration.ts';
import { cardValue, ORDER } from '../rules/score.ts';
import type { SkeletonView } from '../rules/view.ts';
import { skeletonMessages } from './messages.ts';

export function reason({ table }: SkeletonView, { card }: SkeletonAction, _name: NameOf, player: PlayerName): string {
  const { leads, takes, saves } = skeletonMessages.value.hint;
  if (table.trick.length === 0) return leads(cardValue(card));
  return placeOfWinner([...table.trick, card], ORDER) === table.trick.length ? takes(cardValue(card)) : saves(player);
}
