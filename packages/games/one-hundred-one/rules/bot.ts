import { anyOf, anyOfBest, type Face, type FrenchSuit, ownHand, ownSeat, type RandomSource } from '@hundredfold/shared/game';
import { cardPoints, covers, isEight, isQueen, strikeOf } from './cards.ts';
import type { OneHundredOneAction } from './declaration.ts';
import { exitBonus } from './score.ts';
import { nextIn, playersIn } from './state.ts';
import { legal, type OneHundredOneView, playersOf } from './view.ts';

/** The values of actions and cards to the bot, in points of the game. */
const WORTH = {
  /** Going out of the round. It outweighs everything that a run on the way there costs. */
  exit: 500,
  /** A queen in hand: it covers anything, and going out on it pays. */
  queen: 14,
  /** A striking card in hand while more than two players are left. It is most useful when a strike means another turn. */
  saved: 5,
  /** A striking card in hand of one of the last two players at a large table. */
  held: 19,
  /** A lost turn of the last other player, divided by the number of that player's cards. */
  stopped: 12,
  /** Each card that the last other player must take. */
  taken: 2,
  /** Another turn at once, with a card that can be played. */
  turn: 9,
  /** Another turn at once, without a card that can be played. */
  idleTurn: 3,
  /** Each point of a card that leaves the hand. */
  point: 0.5,
  /** Each card in hand that fits the new top card. */
  match: 1,
  /** Cards that must be drawn to cover an eight. */
  drawn: -6,
  /** Drawing or passing although a card can be played. With that, rounds would not end. */
  idle: -1000,
} as const;

/**
 * The number of seats from which on the last two players hold striking cards for a run that leads out, so that the loser is left
 * with more points. At such tables queens take off nearly as many points as a round adds. Without holding, six bots need a third
 * more steps for a game than six random players. Holding costs the bots the advantage of saving and runs; `bot.test.ts` limits the
 * length of games.
 */
const LARGE_TABLE = 5;
/** The hand size from which on the bot does not search for runs, because there are too many. */
const IN_SIGHT = 8;
/**
 * The bot plays another fitting card once in so many actions. Otherwise, when the hands have all cards, bots could strike each
 * other with the same few cards for ever.
 */
export const WHIM = 60;

interface RoundFacts {
  /** The number of players still in the round. */
  readonly left: number;
  /** The number of the next player's cards. */
  readonly next: number;
  readonly large: boolean;
}

/**
 * Gets rid of expensive cards and keeps queens and striking cards for the end. With many players in the round a strike gives a
 * player cards and makes the round longer; with two it is another turn. Searches for runs that lead out.
 */
export function bot(view: OneHundredOneView, source: RandomSource): OneHundredOneAction {
  const sensible = legal(view).filter((action) => !isPointless(view, action));
  const worths = sensible.map((action) => worthOf(view, action));
  const top = Math.max(...worths);
  const whim = !isExit(top) && top > WORTH.idle && source.below(WHIM) === 0;
  const played = sensible.filter((_, index) => (worths[index] ?? 0) > WORTH.idle);
  return whim ? anyOf(played, source) : anyOfBest(sensible, worths, source);
}

/** Returns whether an action names a suit of which the seat has no card, although it has one of another suit besides queens. */
export function isPointless(view: OneHundredOneView, action: OneHundredOneAction): boolean {
  const suit = action.type === 'play' || action.type === 'order' ? action.suit : undefined;
  const hand = ownHand(view);
  return suit !== undefined && matches(hand, '', suit) === 0 && !hand.every(isQueen);
}

/** Returns whether the bot finds that an action, with the plays that follow at once, leads out of the round. */
export function leadsOut(view: OneHundredOneView, action: OneHundredOneAction): boolean {
  return isExit(worthOf(view, action));
}

export function savesStrikes(view: OneHundredOneView): boolean {
  const { left, large } = roundFacts(view);
  return large || left > 2;
}

function roundFacts(view: OneHundredOneView): RoundFacts {
  const players = playersOf(view);
  const hand = view.seats[nextIn(players, ownSeat(view.viewer) ?? 0)]?.hand ?? 0;
  const next = typeof hand === 'number' ? hand : hand.length;
  return { left: playersIn(players), next, large: view.seats.length >= LARGE_TABLE };
}

function worthOf(view: OneHundredOneView, action: OneHundredOneAction): number {
  switch (action.type) {
    case 'order':
      return matches(ownHand(view), '', action.suit);
    case 'draw':
    case 'pass':
      return WORTH.idle;
    case 'play':
      return worthOfPlay(roundFacts(view), ownHand(view), action.card, action.suit ?? null);
  }
}

function worthOfPlay(standing: RoundFacts, hand: readonly Face[], card: Face, suit: FrenchSuit | null): number {
  const rest = hand.toSpliced(hand.indexOf(card), 1);
  if (rest.length === 0 && !isEight(card)) return WORTH.exit - exitBonus(card);
  const rid = WORTH.point * cardPoints(card) - (isQueen(card) ? WORTH.queen : 0);
  if (isEight(card)) return rid + (worthOfTurn(standing, rest, card) ?? WORTH.drawn);
  const strike = strikeOf(card);
  const effect = strike === undefined ? 0 : worthOfStrike(standing, strike);
  if (strike === undefined || standing.left > 2) return rid + effect + WORTH.match * matches(rest, card, suit);
  return rid + effect + (worthOfTurn(standing, rest, card) ?? WORTH.idleTurn);
}

function worthOfStrike({ left, next, large }: RoundFacts, taken: number): number {
  if (left > 2) return -WORTH.saved;
  return WORTH.taken * taken + WORTH.stopped / Math.max(1, next) - (large ? WORTH.held : 0);
}

function worthOfTurn(standing: RoundFacts, hand: readonly Face[], top: Face): number | null {
  const next = hand.filter((card) => covers(card, top, null));
  if (next.length === 0) return null;
  if (hand.length >= IN_SIGHT) return WORTH.turn;
  return WORTH.turn + Math.max(...next.map((card) => worthOfPlay(standing, hand, card, null)));
}

function isExit(worth: number): boolean {
  return worth > WORTH.exit / 2;
}

/** Returns the number of cards that fit a card or a named suit. Queens are not counted, because they always fit. */
function matches(hand: readonly Face[], card: Face, suit: FrenchSuit | null): number {
  return hand.filter((next) => !isQueen(next) && covers(next, card, suit)).length;
}
