import {
  allSeats,
  type CardMove,
  type CardsByZone,
  type CardZone,
  clockwiseFrom,
  collectMoves,
  type Face,
  handSize,
  type LastAction,
  mayAct,
  ownHand,
  type Seat,
  sees,
  type View,
  type Viewer,
} from '@hundredfold/shared/game';
import type { RummyAction, RummyOptions, RummyRefusal } from './declaration.ts';
import { outcome, toAct, whyIllegalIn } from './rules.ts';
import { HAND, isHundred } from './score.ts';
import { pointsOf, type RummyState, setup } from './state.ts';

export const viewSchema = {
  table: { game: 'count', first: 'seat', draw: 'closed', discard: 'topOnly', shown: 'faces' },
  seat: { hand: 'private', scored: 'open', points: 'count', games: 'wholes' },
} as const;

export type RummyView = View<typeof viewSchema, RummyOptions>;

/** Returns the view. Everyone sees scored cards and the top of the discard pile; only its player sees a hand. */
export function view(state: RummyState, viewer: Viewer): RummyView {
  const { options, game, first, draw, discard, shown } = state;
  return {
    viewer,
    options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: {
      game,
      first,
      draw: draw.length,
      discard: { top: discard[discard.length - 1] ?? null, size: discard.length },
      shown,
    },
    seats: state.hands.map((hand, seat) => ({
      hand: sees(viewer, seat) ? hand : hand.length,
      scored: state.scored[seat] ?? [],
      points: pointsOf(state, seat),
      games: state.games[seat] ?? [],
    })),
  };
}

export function legal(view: RummyView): readonly RummyAction[] {
  if (!mayAct(view)) return NOTHING;
  const hand = ownHand(view);
  if (hand.length > HAND) return hand.filter((card, place) => hand.indexOf(card) === place).map(discarding);
  const { draw, discard } = view.table;
  const alone = view.seats.length === 1;
  const draws = alone || discard.size === 0 ? (draw > 0 ? UNSEEN : NOTHING) : EITHER;
  return isHundred(hand) ? [...draws, SCORE] : draws;
}

export function whyIllegal(view: RummyView, action: RummyAction): RummyRefusal | null {
  const { draw, discard } = view.table;
  return whyIllegalIn({ hand: ownHand(view), draw, discard: discard.size, alone: view.seats.length === 1 }, action);
}

const NOTHING: readonly RummyAction[] = [];
const UNSEEN: readonly RummyAction[] = [{ type: 'draw', from: 'draw' }];
const EITHER: readonly RummyAction[] = [...UNSEEN, { type: 'draw', from: 'discard' }];
const SCORE: RummyAction = { type: 'score' };

function discarding(card: Face): RummyAction {
  return { type: 'discard', card };
}

export function cards({ draw, discard, hands, scored }: RummyState): CardsByZone<typeof viewSchema> {
  return { table: { draw, discard }, seat: { hand: hands, scored } };
}

export function withCards(state: RummyState, { table, seat }: CardsByZone<typeof viewSchema>): RummyState {
  return { ...state, draw: table.draw, discard: table.discard, hands: seat.hand, scored: seat.scored };
}

export function stateLike(
  { options, toAct: [turn], table, seats }: RummyView,
  placed: CardsByZone<typeof viewSchema>,
): RummyState {
  const { game, first, shown } = table;
  const phase = turn !== undefined && (placed.seat.hand[turn] ?? []).length > HAND ? 'discard' : 'draw';
  const games = seats.map((seat) => seat.games);
  return withCards({ ...setup(options, seats.length), phase, game, first, turn: turn ?? null, shown, games }, placed);
}

const DRAW: CardZone = { zone: 'draw', seat: null };
const DISCARD: CardZone = { zone: 'discard', seat: null };

/**
 * Returns the moves: a card drawn or discarded, four cards scored and four drawn, a refilled draw pile, and a new game's deal.
 */
export function cardMoves(before: RummyView, { seat, action }: LastAction<RummyAction>, after: RummyView): readonly CardMove[] {
  if (action.type === 'discard') return [{ from: handOf(seat), to: DISCARD, cards: [action.card] }];
  if (action.type === 'score') {
    const scored = [{ from: handOf(seat), to: scoredOf(seat), cards: after.table.shown }];
    return after.table.game > before.table.game
      ? [...scored, ...gatherMoves(before, seat, after), ...dealMoves(after)]
      : [...scored, ...drawMoves(before, seat, handSize(after, seat), after)];
  }
  if (action.from === 'draw') return drawMoves(before, seat, 1, after);
  const { top } = before.table.discard;
  return top === null ? [] : [{ from: DISCARD, to: handOf(seat), cards: [top] }];
}

/** Returns the moves of drawn cards. If the draw pile runs out, the discard pile becomes the new draw pile in between. */
function drawMoves(before: RummyView, seat: Seat, count: number, after: RummyView): readonly CardMove[] {
  const there = Math.min(count, before.table.draw);
  const hand = after.seats[seat]?.hand;
  const cards = (from: number, to: number) => (typeof hand === 'object' ? hand.slice(from, to) : to - from);
  const start = handSize(after, seat) - count;
  const take = (from: number, to: number): readonly CardMove[] =>
    to > from ? [{ from: DRAW, to: handOf(seat), cards: cards(from, to) }] : [];
  const first = take(start, start + there);
  if (there === count) return first;
  const refill: CardMove = { from: DISCARD, to: DRAW, cards: before.table.discard.size };
  return [...first, refill, ...take(start + there, start + count)];
}

/** Returns the moves of all cards back to the draw pile, the scored hand first (rule 7.1). */
function gatherMoves(before: RummyView, scorer: Seat, after: RummyView): readonly CardMove[] {
  const others = allSeats(before.seats.length).filter((seat) => seat !== scorer);
  const scored = (seat: Seat) => before.seats[seat]?.scored ?? [];
  return collectMoves(DRAW, [
    { from: scoredOf(scorer), cards: [...scored(scorer), ...after.table.shown] },
    ...others.map((seat) => ({ from: scoredOf(seat), cards: scored(seat) })),
    { from: DISCARD, cards: before.table.discard.size },
    ...others.map((seat) => ({ from: handOf(seat), cards: before.seats[seat]?.hand ?? 0 })),
  ]);
}

/** Returns the moves of the deal (rule 2.3). */
function dealMoves(after: RummyView): readonly CardMove[] {
  const order = clockwiseFrom(after.table.first ?? 0, allSeats(after.seats.length));
  return order.map((seat) => ({ from: DRAW, to: handOf(seat), cards: after.seats[seat]?.hand ?? HAND }));
}

function handOf(seat: Seat): CardZone {
  return { zone: 'hand', seat };
}

function scoredOf(seat: Seat): CardZone {
  return { zone: 'scored', seat };
}
