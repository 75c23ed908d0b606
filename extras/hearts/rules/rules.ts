import {
  accepted,
  allSeats,
  atSeat,
  type ChanceOutcome,
  dealOneByOne,
  nextInTrick,
  type Outcome,
  onlySeat,
  type PendingChance,
  type Result,
  rankByFewest,
  refused,
  type Seat,
  withCardPlayed,
  withoutCards,
  withTrickTaken,
} from '@hundredfold/shared/game';
import { type Situation, whyIllegalIn } from './choices.ts';
import type { HeartsAction, HeartsRefusal } from './declaration.ts';
import { isHeart, notedPoints, pointsIn, winnerOf } from './score.ts';
import { directionOf, type HeartsState, newDeal, receiverOf, totalOf } from './state.ts';

export function chance({ phase, deck }: HeartsState): PendingChance | null {
  return phase === 'shuffle' ? { chance: 'shuffle', pile: 'deck', cards: deck } : null;
}

/** Deals all cards; in some deals none are passed on (rules 2.2 and 3.2). */
export function resolveChance(state: HeartsState, lot: ChanceOutcome): HeartsState {
  if (lot.chance !== 'shuffle') throw new Error('the game waits for a shuffle, not for a pick');
  const seats = state.points.length;
  const dealt = { ...state, deck: [], hands: dealOneByOne(lot.result, allSeats(seats), seats) };
  return directionOf(state.deal, seats) === null ? startPlay(dealt) : { ...dealt, phase: 'pass' };
}

export function toAct({ phase, laid, leader, trick }: HeartsState): readonly Seat[] {
  if (phase === 'pass') return allSeats(laid.length).filter((seat) => laid[seat]?.length === 0);
  return onlySeat(phase === 'play' ? nextInTrick({ leader, trick }, laid.length) : null);
}

export function apply(state: HeartsState, seat: Seat, action: HeartsAction): Result<HeartsState, HeartsRefusal> {
  const { phase } = state;
  if (phase === 'over') return refused('game-over');
  if (phase === 'shuffle') return refused('not-your-turn');
  if (!toAct(state).includes(seat)) return refused(phase === 'pass' ? 'already-passed' : 'not-your-turn');
  const wrong = whyIllegalIn(situationOf(state, seat, phase), action);
  if (wrong !== null) return refused(wrong);
  return accepted(action.type === 'pass' ? pass(state, seat, action.cards) : play(state, seat, action.card));
}

function situationOf({ hands, trick, won, broken }: HeartsState, seat: Seat, stage: Situation['stage']): Situation {
  return { stage, hand: hands[seat] ?? [], trick, isFirst: won.every((cards) => cards.length === 0), broken };
}

/** Returns the outcome by rule 5.3. */
export function outcome({ phase, points }: HeartsState): Outcome | null {
  if (phase !== 'over') return null;
  const scores = points.map(totalOf);
  return { ranking: rankByFewest(scores), scores };
}

/** Lays cards face down. Once everyone has laid theirs, all of them are passed on (rules 3.1 and 3.3). */
function pass(state: HeartsState, seat: Seat, cards: readonly string[]): HeartsState {
  const hands = atSeat(state.hands, seat, withoutCards(state.hands[seat] ?? [], cards));
  const laid = atSeat(state.laid, seat, cards);
  const direction = directionOf(state.deal, hands.length);
  if (direction === null || laid.some((pile) => pile.length === 0)) return { ...state, hands, laid };
  const received = hands.map((_, to) => laid.find((_cards, from) => receiverOf(from, direction, hands.length) === to) ?? []);
  return startPlay({
    ...state,
    hands: hands.map((hand, to) => [...hand, ...(received[to] ?? [])]),
    laid: state.laid.map(() => []),
    passed: laid,
    received,
  });
}

/** Lets the holder of the two of clubs lead the first trick (rule 4.1). */
function startPlay(state: HeartsState): HeartsState {
  return { ...state, phase: 'play', leader: state.hands.findIndex((hand) => hand.includes('2C')) };
}

function play(state: HeartsState, seat: Seat, card: string): HeartsState {
  const after = { ...withCardPlayed(state, seat, card), broken: state.broken || isHeart(card) };
  return after.trick.length < after.hands.length ? after : takeTrick(after);
}

/** Gives the trick and the lead to the highest card of its suit (rule 4.4). */
function takeTrick(state: HeartsState): HeartsState {
  const { hands, trick } = state;
  const winner = winnerOf(state, hands.length);
  const taken = atSeat(state.taken, winner, (state.taken[winner] ?? 0) + pointsIn(trick));
  const after: HeartsState = { ...withTrickTaken(state, winner), taken };
  return hands.every((hand) => hand.length === 0) ? endDeal(after) : after;
}

/** Notes the points of a deal; the game is over, or the next deal follows (rules 5.1 to 5.3). */
function endDeal(state: HeartsState): HeartsState {
  const noted = notedPoints(state.taken);
  const points = state.points.map((deals, seat) => [...deals, noted[seat] ?? 0]);
  const isOver = points.some((deals) => totalOf(deals) >= state.options.target);
  return isOver ? { ...state, phase: 'over', points } : newDeal(state.options, { deal: state.deal + 1, points });
}
