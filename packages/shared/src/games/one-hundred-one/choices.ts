import type { Face } from '../../cards/face.ts';
import { FRENCH_SUITS, type FrenchSuit } from '../../cards/french.ts';
import { covers, isQueen } from './cards.ts';
import type { OneHundredOneAction, OneHundredOneRefusal } from './declaration.ts';
import type { Duty } from './state.ts';

/** All that decides what the player whose turn it is can do: the own cards, and what everybody sees. */
export interface Situation {
  readonly hand: readonly Face[];
  readonly top: Face;
  readonly ordered: FrenchSuit | null;
  readonly duty: Duty | null;
  /** Whether it is the last card of one of the last two: nobody is left who could follow an order (rule 7.1). */
  readonly endsRound: boolean;
  /** Whether there is a card to be drawn (rule 6.1). */
  readonly drawable: boolean;
  readonly freeDraw: boolean;
}

/** Why something cannot be done; `null` if it can. */
export function whyIllegalIn(situation: Situation, action: OneHundredOneAction): OneHundredOneRefusal | null {
  if (situation.duty === 'order') return action.type === 'order' ? null : 'order-a-suit';
  switch (action.type) {
    case 'order':
      return 'no-order-now';
    case 'play':
      return obstacleToPlay(situation, action.card, action.suit);
    case 'draw':
      return obstacleToDraw(situation);
    case 'pass':
      return mayPass(situation) ? null : 'cannot-pass';
  }
}

/** Everything that can be done. */
export function choices(situation: Situation): readonly OneHundredOneAction[] {
  if (situation.duty === 'order') return ORDERS;
  const { hand, top, ordered } = situation;
  const actions: OneHundredOneAction[] = [];
  for (const card of hand) {
    if (!covers(card, top, ordered)) continue;
    if (!ordersSuit(situation, card)) actions.push({ type: 'play', card });
    else for (const suit of FRENCH_SUITS) actions.push({ type: 'play', card, suit });
  }
  if (obstacleToDraw(situation) === null) actions.push(DRAW);
  if (mayPass(situation)) actions.push(PASS);
  return actions;
}

/** Rule 6.4: whether there is one thing only that can be done. Counts no further than it has to. */
export function isForced(situation: Situation): boolean {
  if (situation.duty === 'order') return false;
  const { hand, top, ordered } = situation;
  let ways = 0;
  for (const card of hand) {
    if (!covers(card, top, ordered)) continue;
    ways += ordersSuit(situation, card) ? FRENCH_SUITS.length : 1;
    if (ways > 1) return false;
  }
  return ways === 0 || (obstacleToDraw(situation) !== null && !mayPass(situation));
}

/** Rules 4.1 and 4.3. */
function obstacleToPlay(situation: Situation, card: Face, suit: FrenchSuit | undefined): OneHundredOneRefusal | null {
  if (!situation.hand.includes(card)) return 'not-in-hand';
  if (!covers(card, situation.top, situation.ordered)) return 'does-not-cover';
  const orders = ordersSuit(situation, card);
  if (orders === (suit !== undefined)) return null;
  return orders ? 'order-a-suit' : 'no-order-now';
}

/** Rule 4.3. */
function ordersSuit({ endsRound }: Situation, card: Face): boolean {
  return isQueen(card) && !endsRound;
}

/** Rules 4.4, 4.5 and 5.4. */
function obstacleToDraw({ hand, top, ordered, duty, freeDraw, drawable }: Situation): OneHundredOneRefusal | null {
  if (duty === 'drawn') return 'already-drawn';
  if (!freeDraw && hand.some((card) => covers(card, top, ordered))) return 'must-cover';
  return drawable ? null : 'nothing-to-draw';
}

/** Rule 4.6: only who drew a card, and could have covered without it. */
function mayPass({ hand, top, ordered, duty, freeDraw }: Situation): boolean {
  return freeDraw && duty === 'drawn' && hand.slice(0, -1).some((card) => covers(card, top, ordered));
}

const ORDERS: readonly OneHundredOneAction[] = FRENCH_SUITS.map((suit) => ({ type: 'order', suit }));
const DRAW: OneHundredOneAction = { type: 'draw' };
const PASS: OneHundredOneAction = { type: 'pass' };
