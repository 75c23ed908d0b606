import type { Face } from '../../cards/face.ts';
import type { FrenchSuit } from '../../cards/french.ts';
import type { RandomSource } from '../../core/chance.ts';
import { ownHand, ownSeat } from '../../core/view.ts';
import { cardPoints, covers, isEight, isQueen, strikeOf } from './cards.ts';
import type { OneHundredOneAction } from './declaration.ts';
import { exitBonus } from './score.ts';
import { nextIn, playersIn } from './state.ts';
import { legal, type OneHundredOneView, playersOf } from './view.ts';

/** What things are worth, in points of the game. */
const WORTH = {
  /** To go out of the round: more than all that a run on the way there costs. */
  exit: 500,
  /** A queen in the hand: it covers anything, and going out on it pays. */
  queen: 14,
  /** A card in the hand that strikes, while more than two are left: it does most when it is another turn. */
  saved: 5,
  /** The same for one of the last two at a large table. */
  held: 19,
  /** That the last other player loses a turn, shared by how many cards that player has left. */
  stopped: 12,
  /** A card that the last other player must take. */
  taken: 2,
  /** Another turn at once, with a card that can be played then. */
  turn: 9,
  /** Another turn at once, and nothing that can be played. */
  idleTurn: 3,
  /** Of each point of a card, to be rid of it. */
  point: 0.5,
  /** A card that fits what lies on top then. */
  match: 1,
  /** Cards that must be drawn to cover an eight. */
  drawn: -6,
  /** To draw or pass although a card could be laid: rounds would not end. */
  idle: -1000,
} as const;

/**
 * From so many seats on the last two hold what strikes for a run that leads out, so that whoever is left is left with more. There
 * queens take off nearly as much as a round adds: without holding, six bots need a third more steps for a game than six who play
 * at random. It costs them what saving and runs have won them; `bot.test.ts` says how long they may take.
 */
const LARGE_TABLE = 5;
/** In larger hands there are too many runs to look for. */
const IN_SIGHT = 8;
/**
 * Once in so many actions it lays another card that fits: when all cards are in the hands, bots could strike each other with the
 * same few of them for ever.
 */
const WHIM = 60;
/** Of choices that are nearly alike any may be taken. */
const ALIKE = 1e-9;

/** What it goes by besides the hand. */
interface Standing {
  /** How many are still in the round. */
  readonly left: number;
  /** How many cards the next player has. */
  readonly next: number;
  readonly large: boolean;
}

/**
 * Gets rid of dear cards, keeps queens for the end, and saves what strikes for the end too: with many in the round a strike makes
 * somebody take cards and the round last longer, with two it is another turn. Looks for runs that lead out.
 */
export function bot(view: OneHundredOneView, source: RandomSource): OneHundredOneAction {
  const choices = legal(view).map((action) => ({ action, worth: worthOf(view, action) }));
  const top = Math.max(...choices.map(({ worth }) => worth));
  const whim = !isExit(top) && top > WORTH.idle && source.below(WHIM) === 0;
  const best = choices.filter(({ worth }) => worth > (whim ? WORTH.idle : top - ALIKE));
  const chosen = best[source.below(best.length)];
  if (chosen === undefined) throw new Error('a bot was asked to act when it may not');
  return chosen.action;
}

/** Whether it sees that an action, and what it can play at once after it, leads out of the round. */
export function leadsOut(view: OneHundredOneView, action: OneHundredOneAction): boolean {
  return isExit(worthOf(view, action));
}

/** Whether it rather lays another card than one that strikes. */
export function savesStrikes(view: OneHundredOneView): boolean {
  const { left, large } = standingIn(view);
  return large || left > 2;
}

function standingIn(view: OneHundredOneView): Standing {
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
      return worthOfPlay(standingIn(view), ownHand(view), action.card, action.suit ?? null);
  }
}

function worthOfPlay(standing: Standing, hand: readonly Face[], card: Face, suit: FrenchSuit | null): number {
  const rest = hand.toSpliced(hand.indexOf(card), 1);
  if (rest.length === 0 && !isEight(card)) return WORTH.exit - exitBonus(card);
  const rid = WORTH.point * cardPoints(card) - (isQueen(card) ? WORTH.queen : 0);
  if (isEight(card)) return rid + (worthOfTurn(standing, rest, card) ?? WORTH.drawn);
  const strike = strikeOf(card);
  const effect = strike === undefined ? 0 : worthOfStrike(standing, strike);
  if (strike === undefined || standing.left > 2) return rid + effect + WORTH.match * matches(rest, card, suit);
  return rid + effect + (worthOfTurn(standing, rest, card) ?? WORTH.idleTurn);
}

function worthOfStrike({ left, next, large }: Standing, taken: number): number {
  if (left > 2) return -WORTH.saved;
  return WORTH.taken * taken + WORTH.stopped / Math.max(1, next) - (large ? WORTH.held : 0);
}

/** Of the best card that can be played on another at once; `null` if there is none. */
function worthOfTurn(standing: Standing, hand: readonly Face[], top: Face): number | null {
  const next = hand.filter((card) => covers(card, top, null));
  if (next.length === 0) return null;
  if (hand.length >= IN_SIGHT) return WORTH.turn;
  return WORTH.turn + Math.max(...next.map((card) => worthOfPlay(standing, hand, card, null)));
}

function isExit(worth: number): boolean {
  return worth > WORTH.exit / 2;
}

/** How many cards fit on a card, or into the suit that is ordered; queens fit anyway. */
function matches(hand: readonly Face[], card: Face, suit: FrenchSuit | null): number {
  return hand.filter((next) => !isQueen(next) && covers(next, card, suit)).length;
}
