import {
  type Face,
  frenchSuit,
  inOrder,
  ownHand,
  placeOfWinner,
  type RandomSource,
  suitToFollow,
} from '@hundredfold/shared/game';
import { FACES, type HeartsAction, PASSED, RANKS } from './declaration.ts';
import { isHeart, ORDER, pointsIn, QUEEN } from './score.ts';
import { type HeartsView, legal } from './view.ts';

/** The bot adds up to this much to the danger of a card, so that not all bots decide alike. */
const WHIM = 2;
/** The number of spades that hide the queen of spades well enough to keep her. */
const GUARDS = 4;

/** Passes on the most dangerous cards. Plays low, throws away danger, and takes a trick only if it is cheap. */
export function bot(view: HeartsView, source: RandomSource): HeartsAction {
  const hand = ownHand(view);
  const danger = dangersOf(hand, source);
  const worst = (cards: readonly Face[]) => cards.toSorted((one, other) => danger(other) - danger(one));
  if (view.table.stage === 'pass') return { type: 'pass', cards: inOrder(worst(hand).slice(0, PASSED), FACES) };
  const playable = legal(view).flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const card = chosen(view, playable, worst(playable));
  if (card === undefined) throw new Error('a bot was asked to play when it is not its turn');
  return { type: 'play', card };
}

/** Returns the card to play from cards that are sorted from the most dangerous to the safest. */
function chosen({ table: { trick }, seats }: HeartsView, playable: readonly Face[], worst: readonly Face[]): Face | undefined {
  if (trick.length === 0) return worst.at(-1);
  if (suitToFollow(playable, trick, frenchSuit) === null) return worst[0];
  const takes = (card: Face) => placeOfWinner([...trick, card], ORDER) === trick.length;
  const ducking = worst.find((card) => !takes(card));
  const isCheap = trick.length === seats.length - 1 && pointsIn(trick) === 0;
  const cheap = isCheap ? worst.find((card) => card !== QUEEN) : undefined;
  return cheap ?? ducking ?? worst.at(-1);
}

function dangersOf(hand: readonly Face[], source: RandomSource): (card: Face) => number {
  const spades = hand.filter((card) => frenchSuit(card) === 'S').length;
  const dangers = new Map(
    hand.map((card) => {
      const rank = RANKS.findIndex((each) => card.startsWith(each));
      const unguarded = frenchSuit(card) === 'S' && spades <= GUARDS && rank >= RANKS.indexOf('Q') ? 20 : 0;
      return [card, rank + (isHeart(card) ? 3 : 0) + unguarded + source.below(WHIM)] as const;
    }),
  );
  return (card) => dangers.get(card) ?? 0;
}
