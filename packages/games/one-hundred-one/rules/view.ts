import {
  type CardMove,
  type CardsByZone,
  type CardZone,
  cardCount,
  clockwiseFrom,
  collectMoves,
  dealMoves,
  type Face,
  FRENCH_SUITS,
  handSize,
  type LastAction,
  mayAct,
  ownHand,
  type RuledOut,
  type Seat,
  sees,
  type View,
  type Viewer,
  withoutCards,
} from '@hundredfold/shared/game';
import { covers, DECK } from './cards.ts';
import { choices, type Situation, whyIllegalIn } from './choices.ts';
import type { OneHundredOneAction, OneHundredOneOptions, OneHundredOneRefusal } from './declaration.ts';
import { DEALT } from './round.ts';
import { outcome, toAct } from './rules.ts';
import { hasLost } from './score.ts';
import { DUTIES, type OneHundredOneState, type PlayersInGame, playersIn, setup } from './state.ts';

export const viewSchema = {
  table: {
    roundNumber: 'count',
    dealer: 'seat',
    pack: 'closed',
    pile: 'topOnly',
    /** The suit that a queen has named. */
    ordered: FRENCH_SUITS,
    duty: DUTIES,
    struck: 'seat',
    taken: 'count',
    counted: 'faces',
  },
  seat: {
    hand: 'private',
    total: 'whole',
    points: 'wholes',
    /** The order in which seats went out of this round, from 1; 0 for a seat that is still in. */
    place: 'count',
    bonus: 'whole',
    /** `true` if the seat lost a turn because it could do nothing. */
    passed: 'flag',
  },
} as const;

export type OneHundredOneView = View<typeof viewSchema, OneHundredOneOptions>;

/** Returns the view. Everyone sees the top of the pile and the sizes of the hands; only its player sees a hand. */
export function view(state: OneHundredOneState, viewer: Viewer): OneHundredOneView {
  const { round, dealer, ordered, duty, struck, taken, counted } = state;
  const pile = { top: state.pile.at(-1) ?? null, size: state.pile.length };
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: { roundNumber: round, dealer, pack: state.pack.length, pile, ordered, duty, struck, taken, counted },
    seats: state.hands.map((hand, seat) => ({
      hand: sees(viewer, seat) ? hand : hand.length,
      total: state.totals[seat] ?? 0,
      points: state.points[seat] ?? [],
      place: state.places[seat] ?? 0,
      bonus: state.bonuses[seat] ?? 0,
      passed: state.passed.includes(seat),
    })),
  };
}

export function legal(view: OneHundredOneView): readonly OneHundredOneAction[] {
  return mayAct(view) ? choices(situationIn(view)) : [];
}

export function whyIllegal(view: OneHundredOneView, action: OneHundredOneAction): OneHundredOneRefusal | null {
  return whyIllegalIn(situationIn(view), action);
}

function situationIn(view: OneHundredOneView): Situation {
  const { pack, pile, ordered, duty } = view.table;
  const hand = ownHand(view);
  const endsRound = hand.length === 1 && playersIn(playersOf(view)) === 2;
  const drawable = pack > 0 || pile.size > 1;
  const { freeDraw } = view.options;
  return { hand, top: pile.top ?? '', ordered, duty, endsRound, drawable, freeDraw };
}

export function playersOf({ seats }: OneHundredOneView): PlayersInGame {
  return { places: seats.map(({ place }) => place), totals: seats.map(({ total }) => total) };
}

export function cards({ pack, pile, hands }: OneHundredOneState): CardsByZone<typeof viewSchema> {
  return { table: { pack, pile }, seat: { hand: hands } };
}

export function withCards(state: OneHundredOneState, { table, seat }: CardsByZone<typeof viewSchema>): OneHundredOneState {
  return { ...state, pack: table.pack, pile: table.pile, hands: seat.hand };
}

/** Returns a state that looks like a view, with these cards. No viewer sees the number of forced actions, so it is 0. */
export function stateLike(view: OneHundredOneView, placed: CardsByZone<typeof viewSchema>): OneHundredOneState {
  const { options, toAct: acting, table, seats } = view;
  const { roundNumber, dealer, ordered, duty, struck, taken, counted } = table;
  const facts: OneHundredOneState = {
    ...setup(options, seats.length),
    phase: 'play',
    round: roundNumber,
    dealer,
    turn: acting[0] ?? null,
    duty,
    ordered,
    struck,
    taken,
    passed: seats.flatMap(({ passed }, seat) => (passed ? [seat] : [])),
    ...playersOf(view),
    bonuses: seats.map(({ bonus }) => bonus),
    counted,
    points: seats.map(({ points }) => points),
  };
  return withCards(facts, placed);
}

const PACK: CardZone = { zone: 'pack', seat: null };
const PILE: CardZone = { zone: 'pile', seat: null };

interface PileSizes {
  readonly pack: number;
  readonly pile: number;
}

/**
 * Returns the moves: a card to the pile and the cards that others draw for it; after a round, all cards to the pack and the next
 * deal.
 */
export function cardMoves(
  before: OneHundredOneView,
  { seat, action }: LastAction<OneHundredOneAction>,
  after: OneHundredOneView,
): readonly CardMove[] {
  const { pack, pile } = before.table;
  const undecided = after.table.roundNumber > before.table.roundNumber && after.table.counted.length === 0;
  if (undecided) return [...gatherMoves(before, seat, action), ...newRoundMoves(after)];
  if (action.type === 'draw') return drawMoves({ pack, pile: pile.size }, seat, newCards(before, after, seat, 1));
  if (action.type !== 'play') return [];
  const played: CardMove = { from: hand(seat), to: PILE, cards: [action.card] };
  const stand = { pack, pile: pile.size + 1 };
  if (after.table.roundNumber === before.table.roundNumber) {
    const { struck, taken } = after.table;
    return struck === null ? [played] : [played, ...drawMoves(stand, struck, newCards(before, after, struck, taken))];
  }
  return [played, ...roundEndMoves(before, stand, seat, after), ...newRoundMoves(after)];
}

/** Returns the moves of drawn cards. If the pack runs out, all but the top card of the pile become the new pack (rule 6.1). */
function drawMoves({ pack, pile }: PileSizes, seat: Seat, cards: CardMove['cards']): readonly CardMove[] {
  const count = cardCount(cards);
  const first = Math.min(count, pack);
  const take = (from: number, to: number): readonly CardMove[] =>
    to === from ? [] : [{ from: PACK, to: hand(seat), cards: typeof cards === 'number' ? to - from : cards.slice(from, to) }];
  const newPack: readonly CardMove[] = first === count ? [] : [{ from: PILE, to: PACK, cards: pile - 1 }];
  return [...take(0, first), ...newPack, ...take(first, count)];
}

/** Returns the moves of all cards back to the pack, those on the table first (rule 6.4). */
function gatherMoves(before: OneHundredOneView, seat: Seat, action: OneHundredOneAction): readonly CardMove[] {
  const laid = action.type === 'play' ? [action.card] : [];
  const hands = before.seats.map(({ hand: held }, holder) => {
    const played = holder === seat ? laid : [];
    return { from: hand(holder), cards: typeof held === 'number' ? held - played.length : withoutCards(held, played) };
  });
  const pile = { from: PILE, cards: before.table.pile.size + laid.length };
  return [...collectMoves(PILE, [{ from: hand(seat), cards: laid }]), ...collectMoves(PACK, [pile, ...hands])];
}

/**
 * Returns the moves after a round: the loser draws for the last card (rule 7.1), counts their cards (rule 7.3), and all are
 * gathered.
 */
function roundEndMoves(before: OneHundredOneView, stand: PileSizes, last: Seat, after: OneHundredOneView): readonly CardMove[] {
  const loser = before.seats.findIndex(({ place, total }, seat) => seat !== last && place === 0 && !hasLost(total));
  const { counted } = after.table;
  const held = handSize(before, loser);
  const taken = drawMoves(stand, loser, counted.slice(held));
  const fromPile = stand.pile - (counted.length - held > stand.pack ? stand.pile - 1 : 0);
  return [...taken, { from: hand(loser), to: PACK, cards: counted }, { from: PILE, to: PACK, cards: fromPile }];
}

/**
 * Returns the moves of the deal (rules 3.2 and 3.3): one card at a time, the viewer's own with their faces, the last card to the
 * table, and the effect of that card.
 */
function newRoundMoves(after: OneHundredOneView): readonly CardMove[] {
  const { dealer, pile, struck, taken } = after.table;
  if (dealer === null || pile.top === null) return [];
  const players = after.seats.flatMap(({ total }, seat) => (hasLost(total) ? [] : [seat]));
  const order = clockwiseFrom(dealer + 1, players);
  const dealt = dealMoves(after, { from: PACK, order, cards: DEALT * order.length - 1 });
  const opening: CardMove = { from: PACK, to: PILE, cards: [pile.top] };
  if (struck === null || taken === 0) return [...dealt, opening];
  const own = after.seats[struck]?.hand;
  return [...dealt, opening, { from: PACK, to: hand(struck), cards: typeof own === 'object' ? own.slice(-taken) : taken }];
}

function hand(seat: Seat): CardZone {
  return { zone: 'hand', seat };
}

function newCards(before: OneHundredOneView, after: OneHundredOneView, seat: Seat, count: number): CardMove['cards'] {
  const own = after.seats[seat]?.hand;
  return typeof own === 'object' ? own.slice(handSize(before, seat)) : count;
}

/**
 * Returns the cards that a hand does not have: a player who drew could not cover the top card (rule 4.5), unless drawing was free,
 * and one who lost the turn cannot cover it with the drawn card either.
 */
export function ruledOut(
  before: OneHundredOneView,
  { seat, action }: LastAction<OneHundredOneAction>,
  after: OneHundredOneView,
): readonly RuledOut[] {
  const had = action.type === 'draw' && !before.options.freeDraw;
  const isSameRound = after.table.roundNumber === before.table.roundNumber;
  const idle = isSameRound ? after.seats.flatMap(({ passed }, each) => (passed ? [each] : [])) : [];
  return [
    ...(had ? [{ seat, faces: covering(before), when: 'before' } as const] : []),
    ...idle.map((each) => ({ seat: each, faces: covering(after), when: 'after' }) as const),
  ];
}

function covering({ table: { pile, ordered } }: OneHundredOneView): readonly Face[] {
  const { top } = pile;
  return top === null ? [] : DECK.filter((card) => covers(card, top, ordered));
}
