import { type Face, frenchSuit, handfuls, inOrder, suitToFollow, withoutCards } from '@hundredfold/shared/game';
import { FACES, type HeartsAction, type HeartsRefusal, PASSED } from './declaration.ts';
import { cardPoints, isHeart } from './score.ts';

const LOWEST_CLUB: Face = '2C';

/** The facts that decide which actions of a player are legal: the own hand and public facts. */
export interface Situation {
  readonly stage: 'pass' | 'play';
  readonly hand: readonly Face[];
  readonly trick: readonly Face[];
  readonly isFirst: boolean;
  readonly broken: boolean;
}

export function choices(situation: Situation): readonly HeartsAction[] {
  const { stage, hand } = situation;
  if (stage === 'pass') return handfuls(inOrder(hand, FACES), PASSED).map((cards) => ({ type: 'pass', cards }));
  return hand.flatMap((card): readonly HeartsAction[] => (whyNotPlay(situation, card) === null ? [{ type: 'play', card }] : []));
}

export function whyIllegalIn(situation: Situation, action: HeartsAction): HeartsRefusal | null {
  const { stage, hand } = situation;
  if (action.type === 'play') return stage === 'pass' ? 'pass-first' : whyNotPlay(situation, action.card);
  if (stage === 'play') return 'already-passed';
  return withoutCards(hand, action.cards).length === hand.length - PASSED ? null : 'not-in-hand';
}

/** Returns why a card may not be played (rules 4.1 to 4.3 and 4.5); `null` if it may. */
function whyNotPlay({ hand, trick, isFirst, broken }: Situation, card: Face): HeartsRefusal | null {
  if (!hand.includes(card)) return 'not-in-hand';
  if (trick.length === 0) {
    if (isFirst) return card === LOWEST_CLUB ? null : 'two-of-clubs-first';
    return isHeart(card) && !broken && !hand.every(isHeart) ? 'hearts-not-broken' : null;
  }
  const suit = suitToFollow(hand, trick, frenchSuit);
  if (suit !== null) return frenchSuit(card) === suit ? null : 'follow-suit';
  const spares = hand.some((each) => cardPoints(each) === 0);
  return isFirst && spares && cardPoints(card) > 0 ? 'no-points-yet' : null;
}
