import { type Face, FRENCH_SUITS, type FrenchSuit } from '@hundredfold/shared/game';
import { covers, isQueen } from './cards.ts';
import type { OneHundredOneAction, OneHundredOneRefusal } from './declaration.ts';
import type { Duty } from './state.ts';

export interface Situation {
  readonly hand: readonly Face[];
  readonly top: Face;
  readonly ordered: FrenchSuit | null;
  readonly duty: Duty | null;
  /** `true` for the last card of one of the last two players. No one is left to follow a named suit (rule 7.1). */
  readonly endsRound: boolean;
  /** `true` if there is a card to draw (rule 6.1). */
  readonly drawable: boolean;
  readonly freeDraw: boolean;
}

export function whyIllegalIn(situation: Situation, action: OneHundredOneAction): OneHundredOneRefusal | null {
  if (situation.duty === 'order') return action.type === 'order' ? null : 'order-a-suit';
  switch (action.type) {
    case 'order':
      return 'no-order-now';
    case 'play':
      return whyNotPlay(situation, action.card, action.suit);
    case 'draw':
      return whyNotDraw(situation);
    case 'pass':
      return mayPass(situation) ? null : 'cannot-pass';
  }
}

export function choices(situation: Situation): readonly OneHundredOneAction[] {
  if (situation.duty === 'order') return ORDERS;
  const { hand, top, ordered } = situation;
  const actions: OneHundredOneAction[] = [];
  for (const card of hand) {
    if (!covers(card, top, ordered)) continue;
    if (!ordersSuit(situation, card)) actions.push({ type: 'play', card });
    else for (const suit of FRENCH_SUITS) actions.push({ type: 'play', card, suit });
  }
  if (whyNotDraw(situation) === null) actions.push(DRAW);
  if (mayPass(situation)) actions.push(PASS);
  return actions;
}

/** Returns whether there is only one legal action (rule 6.4). It stops counting at the second one. */
export function isForced(situation: Situation): boolean {
  if (situation.duty === 'order') return false;
  const { hand, top, ordered } = situation;
  let ways = 0;
  for (const card of hand) {
    if (!covers(card, top, ordered)) continue;
    ways += ordersSuit(situation, card) ? FRENCH_SUITS.length : 1;
    if (ways > 1) return false;
  }
  return ways === 0 || (whyNotDraw(situation) !== null && !mayPass(situation));
}

/** Returns why a card may not be played (rules 4.1 and 4.3); `null` if it may. */
function whyNotPlay(situation: Situation, card: Face, suit: FrenchSuit | undefined): OneHundredOneRefusal | null {
  if (!situation.hand.includes(card)) return 'not-in-hand';
  if (!covers(card, situation.top, situation.ordered)) return 'does-not-cover';
  const orders = ordersSuit(situation, card);
  if (orders === (suit !== undefined)) return null;
  return orders ? 'order-a-suit' : 'no-order-now';
}

/** Returns whether a card names a suit (rule 4.3). */
function ordersSuit({ endsRound }: Situation, card: Face): boolean {
  return isQueen(card) && !endsRound;
}

/** Returns why the player may not draw (rules 4.4, 4.5 and 5.4); `null` if they may. */
function whyNotDraw({ hand, top, ordered, duty, freeDraw, drawable }: Situation): OneHundredOneRefusal | null {
  if (duty === 'drawn') return 'already-drawn';
  if (!freeDraw && hand.some((card) => covers(card, top, ordered))) return 'must-cover';
  return drawable ? null : 'nothing-to-draw';
}

/** Returns whether the player may pass (rule 4.6): they drew a card, and could have covered without it. */
function mayPass({ hand, top, ordered, duty, freeDraw }: Situation): boolean {
  return freeDraw && duty === 'drawn' && hand.slice(0, -1).some((card) => covers(card, top, ordered));
}

const ORDERS: readonly OneHundredOneAction[] = FRENCH_SUITS.map((suit) => ({ type: 'order', suit }));
const DRAW: OneHundredOneAction = { type: 'draw' };
const PASS: OneHundredOneAction = { type: 'pass' };
