import { placeOfWinner } from '@hundredfold/shared/core/trick.ts';
import type { SkeletonAction } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { cardValue, ORDER } from '@hundredfold/shared/testing/examples/skeleton/score.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import type { PlayerName } from '../../src/i18n/sentence.ts';
import type { NameOf } from '../../src/table/presentation.ts';
import { skeletonMessages } from './messages.ts';

export function reason({ table }: SkeletonView, { card }: SkeletonAction, _name: NameOf, player: PlayerName): string {
  const { leads, takes, saves } = skeletonMessages.value.hint;
  if (table.trick.length === 0) return leads(cardValue(card));
  return placeOfWinner([...table.trick, card], ORDER) === table.trick.length ? takes(cardValue(card)) : saves(player);
}
