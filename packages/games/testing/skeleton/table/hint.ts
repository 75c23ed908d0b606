import type { NameOf, PlayerName } from '@hundredfold/client/game';
import type { SkeletonAction } from '../rules/declaration.ts';
import { cardValue, placeOfHighest } from '../rules/score.ts';
import type { SkeletonView } from '../rules/view.ts';
import { skeletonMessages } from './messages.ts';

export function reason({ table }: SkeletonView, { card }: SkeletonAction, _name: NameOf, player: PlayerName): string {
  const { leads, takes, saves } = skeletonMessages.value.hint;
  if (table.trick.length === 0) return leads(cardValue(card));
  return placeOfHighest([...table.trick, card]) === table.trick.length ? takes(cardValue(card)) : saves(player);
}
