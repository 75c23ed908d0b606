import {
  accepted,
  atSeat,
  type ChanceOutcome,
  clockwiseFrom,
  dealOneByOne,
  type Face,
  leftOf,
  nextInTrick,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByMost,
  refused,
  rightOf,
  type Seat,
  withOn,
  without,
} from '@hundredfold/shared/game';
import type { ModFourAction, ModFourRefusal } from './declaration.ts';
import { EVERYONE, SEATS, scoreOf, winnerOf } from './score.ts';
import { gatherCards, type ModFourState } from './state.ts';

export function chance(state: ModFourState): PendingChance | null {
  switch (state.phase) {
    case 'pick':
      return { chance: 'pick', from: SEATS };
    case 'shuffle':
      return { chance: 'shuffle', pile: 'deck', cards: state.deck };
    case 'cut':
    case 'play':
    case 'over':
      return null;
  }
}

/** Picks the dealer and shuffles the deck (rules 3.1 and 3.2). */
export function resolveChance(state: ModFourState, lot: ChanceOutcome): ModFourState {
  return lot.chance === 'pick'
    ? { ...state, phase: 'shuffle', dealer: lot.result }
    : { ...state, phase: 'cut', deck: lot.result };
}

/** Returns the seat that is to cut (rule 3.3), lead or follow (rule 4.2). */
export function toAct(state: ModFourState): readonly Seat[] {
  switch (state.phase) {
    case 'cut':
      return onlySeat(leftOf(dealerOf(state), SEATS));
    case 'play':
      return onlySeat(nextInTrick(state, SEATS));
    case 'pick':
    case 'shuffle':
    case 'over':
      return onlySeat(null);
  }
}

export function apply(state: ModFourState, seat: Seat, action: ModFourAction): Result<ModFourState, ModFourRefusal> {
  if (state.phase === 'over') return refused('game-over');
  if (toAct(state)[0] !== seat) return refused('not-your-turn');
  const wrong = whyIllegalIn({ deck: state.deck.length, hand: state.hands[seat] ?? [] }, action);
  if (wrong !== null) return refused(wrong);
  return accepted(action.type === 'cut' ? cut(state, seat, action.at) : play(state, seat, action.card));
}

/** The facts that decide which actions are legal: the size of the deck, 0 after the cut, and the own hand. */
interface Situation {
  readonly deck: number;
  readonly hand: readonly Face[];
}

/** Returns why an action is illegal (rules 3.3 and 4.1); `null` if it is legal. */
export function whyIllegalIn({ deck, hand }: Situation, action: ModFourAction): ModFourRefusal | null {
  if (action.type === 'play') return deck > 0 ? 'cut-first' : hand.includes(action.card) ? null : 'not-in-hand';
  if (deck === 0) return 'already-cut';
  return Number.isInteger(action.at) && action.at >= 1 && action.at < deck ? null : 'cut-out-of-range';
}

export function outcome(state: ModFourState): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.points.map((_, seat) => scoreOf(state.options, state.points, seat));
  return { ranking: rankByMost(scores), scores };
}

/** Puts the top `at` cards to the bottom and deals the deck, one card at a time (rules 3.3 and 3.4). */
function cut(state: ModFourState, seat: Seat, at: number): ModFourState {
  const deck = [...state.deck.slice(at), ...state.deck.slice(0, at)];
  return { ...state, phase: 'play', deck: [], hands: dealOneByOne(deck, clockwiseFrom(seat, EVERYONE), SEATS), leader: seat };
}

/** Plays a card to the trick (rule 4.1). Roll-outs play millions, so a state is copied once and not by each step. */
function play(state: ModFourState, seat: Seat, card: Face): ModFourState {
  const hand = state.hands[seat] ?? [];
  const hands = atSeat(state.hands, seat, without(hand, hand.indexOf(card)));
  const trick = withOn(state.trick, card);
  return trick.length < SEATS ? { ...state, hands, trick } : gather(state, hands, trick);
}

/** Gives the trick, a point and the lead to the favoured seat; then the hand or the game may be over (rules 4.3 to 5.2). */
function gather(state: ModFourState, hands: ModFourState['hands'], trick: readonly Face[]): ModFourState {
  const winner = winnerOf({ leader: state.leader, trick });
  const points = atSeat(state.points, winner, (state.points[winner] ?? 0) + 1);
  const won = atSeat(state.won, winner, [...(state.won[winner] ?? []), ...trick]);
  const after: ModFourState = { ...state, hands, trick: [], won, points, leader: winner };
  if (scoreOf(state.options, points, winner) >= state.options.target) return { ...after, phase: 'over' };
  const playedOut = hands.every((hand) => hand.length === 0);
  return playedOut ? gatherCards(after, rightOf(winner, SEATS)) : after;
}

function dealerOf(state: ModFourState): Seat {
  if (state.dealer === null) throw new Error('no dealer has been picked');
  return state.dealer;
}
