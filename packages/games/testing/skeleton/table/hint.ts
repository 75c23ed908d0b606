import { type NameOf, type PlayerName, standsOut } from '@hundredfold/client/game';
import { ownHand, placeOfWinner } from '@hundredfold/shared/game';
import type { SkeletonAction } from '../rules/declaration.ts';
import { cardValue, ORDER } from '../rules/score.ts';
import type { SkeletonView } from '../rules/view.ts';
import { skeletonMessages } from './messages.ts';

export function reason(view: SkeletonView, { card }: SkeletonAction, _name: NameOf, player: PlayerName): string | null {
  const { trick } = view.table;
  const { leads, takes, saves } = skeletonMessages.value.hint;
  const hand = ownHand(view);
  if (trick.length === 0) return standsOut(card, hand, cardValue) ? leads(cardValue(card)) : null;
  const isTaking = (each: string): boolean => placeOfWinner([...trick, each], ORDER) === trick.length;
  const enough = hand.filter(isTaking);
  if (isTaking(card)) return standsOut(card, enough, (each) => -cardValue(each)) ? takes(cardValue(card)) : null;
  return enough.length === 0 && standsOut(card, hand, (each) => -cardValue(each)) ? saves(player) : null;
}
