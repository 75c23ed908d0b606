import type { Face } from '../../cards/face.ts';
import type { FrenchSuit } from '../../cards/french.ts';
import type { RandomSource } from '../../core/chance.ts';
import type { Seat } from '../../core/seat.ts';
import { ownHand, ownSeat } from '../../core/view.ts';
import { cardPoints, covers, isEight, isQueen, strikeOf } from './cards.ts';
import type { OneHundredOneAction } from './declaration.ts';
import { exitBonus } from './score.ts';
import { nextIn, playersIn } from './state.ts';
import { legal, type OneHundredOneView, playersOf } from './view.ts';

/** What things are worth, in points of the game. */
const WORTH = {
  /** To go out of the round. */
  exit: 100,
  /** A queen in the hand: it covers anything, and going out on it pays. */
  queen: 14,
  /** Another turn at once, with a card that can be played then. */
  turn: 9,
  /** Of each point of a card, to be rid of it. */
  point: 0.5,
  /** A card that somebody else must take. */
  taken: 2,
  /** That somebody loses a turn who has few cards left, shared by how many. */
  skipped: 8,
  /** A card that fits what lies on top then. */
  match: 1,
  /** A card that must be drawn. */
  drawn: -6,
  /** To draw or pass although a card could be laid: rounds would not end. */
  idle: -1000,
} as const;

/**
 * Once in so many actions it lays another card that fits: when all cards are in the hands, bots could strike each other with the
 * same few of them for ever.
 */
const WHIM = 60;
/** Of choices that are nearly alike any may be taken. */
const ALIKE = 1e-9;

/** Gets rid of dear cards, keeps queens for the end, and strikes whoever is about to go out. */
export function bot(view: OneHundredOneView, source: RandomSource): OneHundredOneAction {
  const choices = legal(view).map((action) => ({ action, worth: worthOf(view, action) }));
  const top = Math.max(...choices.map(({ worth }) => worth));
  const whim = top < WORTH.exit && top > WORTH.idle && source.below(WHIM) === 0;
  const best = choices.filter(({ worth }) => worth > (whim ? WORTH.idle : top - ALIKE));
  const chosen = best[source.below(best.length)];
  if (chosen === undefined) throw new Error('a bot was asked to act when it may not');
  return chosen.action;
}

function worthOf(view: OneHundredOneView, action: OneHundredOneAction): number {
  const hand = ownHand(view);
  switch (action.type) {
    case 'order':
      return matches(hand, '', action.suit);
    case 'draw':
    case 'pass':
      return WORTH.idle;
    case 'play':
      return worthOfPlay(view, action.card, action.suit ?? null);
  }
}

function worthOfPlay(view: OneHundredOneView, card: Face, suit: FrenchSuit | null): number {
  const rest = ownHand(view).toSpliced(ownHand(view).indexOf(card), 1);
  if (rest.length === 0 && !isEight(card)) return WORTH.exit - exitBonus(card);
  const own = WORTH.point * cardPoints(card) - (isQueen(card) ? WORTH.queen : 0) + WORTH.match * matches(rest, card, suit);
  return own + worthOfEffect(view, card, rest);
}

function worthOfEffect(view: OneHundredOneView, card: Face, rest: readonly Face[]): number {
  const follows = rest.some((next) => covers(next, card, null));
  if (isEight(card)) return follows ? WORTH.turn : WORTH.drawn;
  const strike = strikeOf(card);
  if (strike === undefined) return 0;
  const players = playersOf(view);
  const again = playersIn(players) === 2 ? (follows ? WORTH.turn : WORTH.turn / 3) : 0;
  return again + WORTH.taken * strike + WORTH.skipped / Math.max(1, sizeOf(view, nextIn(players, ownSeat(view.viewer) ?? 0)));
}

/** How many cards fit on a card, or into the suit that is ordered; queens fit anyway. */
function matches(hand: readonly Face[], card: Face, suit: FrenchSuit | null): number {
  return hand.filter((next) => !isQueen(next) && covers(next, card, suit)).length;
}

function sizeOf({ seats }: OneHundredOneView, seat: Seat): number {
  const hand = seats[seat]?.hand ?? 0;
  return typeof hand === 'number' ? hand : hand.length;
}
