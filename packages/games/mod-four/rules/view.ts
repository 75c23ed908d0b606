import {
  type CardMove,
  type CardsByZone,
  type CardZone,
  clockwiseFrom,
  collectMoves,
  dealMoves,
  type LastAction,
  mayAct,
  ownHand,
  type Seat,
  sees,
  trickMoves,
  type View,
  type Viewer,
} from '@hundredfold/shared/game';
import { cardsOf, DECKS, type ModFourAction, type ModFourOptions, type ModFourRefusal } from './declaration.ts';
import { outcome, toAct, whyIllegalIn } from './rules.ts';
import { EVERYONE, SEATS, scoresOf, winnerOf } from './score.ts';
import { type ModFourState, setup } from './state.ts';

export const viewSchema = {
  table: { dealer: 'seat', leader: 'seat', deck: 'closed', trick: 'open' },
  seat: { hand: 'private', won: 'closed' },
  side: { points: 'count' },
} as const;

export type ModFourView = View<typeof viewSchema, ModFourOptions>;

/** Returns the view. Everyone sees the trick and the sizes of the hands; only its player sees a hand. */
export function view(state: ModFourState, viewer: Viewer): ModFourView {
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: { dealer: state.dealer, leader: state.leader, deck: state.deck.length, trick: state.trick },
    seats: [seatView(state, 0, viewer), seatView(state, 1, viewer), seatView(state, 2, viewer), seatView(state, 3, viewer)],
    sides: scoresOf(state.options, state.points).map((points) => ({ points })),
  };
}

function seatView(state: ModFourState, seat: Seat, viewer: Viewer): ModFourView['seats'][number] {
  const hand = state.hands[seat] ?? [];
  return {
    hand: sees(viewer, seat) ? hand : hand.length,
    won: state.won[seat]?.length ?? 0,
  };
}

/** Returns the points of a seat's side. */
export function pointsOf({ sides }: Pick<ModFourView, 'sides'>, seat: Seat): number {
  return sides[seat % sides.length]?.points ?? 0;
}

export function legal(view: ModFourView): readonly ModFourAction[] {
  if (!mayAct(view)) return [];
  return view.table.deck > 0 ? (CUTS.get(view.table.deck) ?? []) : ownHand(view).map((card) => ({ type: 'play', card }));
}

export function whyIllegal(view: ModFourView, action: ModFourAction): ModFourRefusal | null {
  return whyIllegalIn({ deck: view.table.deck, hand: ownHand(view) }, action);
}

export function cards({ deck, trick, hands, won }: ModFourState): Cards {
  return { table: { deck, trick }, seat: { hand: hands, won } };
}

export function withCards(state: ModFourState, { table, seat }: Cards): ModFourState {
  return { ...state, deck: table.deck, trick: table.trick, hands: seat.hand, won: seat.won };
}

type Cards = CardsByZone<typeof viewSchema>;

/**
 * Returns a state that looks like a view, with these cards. The view does not tell the number of the hand, so it is 1, nor
 * who of a pair won its points, so the first partner has them.
 */
export function stateLike({ options, table, sides }: ModFourView, placed: Cards): ModFourState {
  const { dealer, leader, deck } = table;
  const phase = deck > 0 ? 'cut' : 'play';
  const points = EVERYONE.map((seat) => sides[seat]?.points ?? 0);
  return withCards({ ...setup(options), phase, dealer, leader, points }, placed);
}

/** The legal cuts by the size of the deck: from one card to all but one (rule 3.3). */
const CUTS = new Map(DECKS.map((deck) => [cardsOf(deck).length, allCuts(cardsOf(deck).length)]));

function allCuts(size: number): readonly ModFourAction[] {
  return Array.from({ length: size - 1 }, (_, above) => ({ type: 'cut', at: above + 1 }));
}

const DECK: CardZone = { zone: 'deck', seat: null };

/**
 * Returns the moves: the deal after a cut; or a card to the trick, the trick to its winner, and after a hand all cards to the
 * deck.
 */
export function cardMoves(
  before: ModFourView,
  { seat, action }: LastAction<ModFourAction>,
  after: ModFourView,
): readonly CardMove[] {
  if (action.type === 'cut')
    return dealMoves(after, { from: DECK, order: clockwiseFrom(seat, EVERYONE), cards: before.table.deck });
  const moves = trickMoves(before, { seat, action }, winnerOf);
  const [, gathered] = moves;
  if (gathered === undefined || after.table.deck === 0) return moves;
  return [...moves, ...collectMoves(DECK, allWon(before, gathered.to.seat))];
}

/** Returns the tricks that the seats have won when the winner of the last one has got it too. */
function allWon({ seats }: ModFourView, winner: Seat | null): readonly Omit<CardMove, 'to'>[] {
  return seats.map(({ won }, seat) => ({ from: { zone: 'won', seat }, cards: seat === winner ? won + SEATS : won }));
}
