import type { SkeletonAction } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { cardValue, placeOfHighest } from '@hundredfold/shared/testing/examples/skeleton/score.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { skeletonMessages } from './messages.ts';

export function reason({ table }: SkeletonView, { card }: SkeletonAction): string {
  const { leads, takes, saves } = skeletonMessages.value.hint;
  if (table.trick.length === 0) return leads(cardValue(card));
  return placeOfHighest([...table.trick, card]) === table.trick.length ? takes(cardValue(card)) : saves;
}
