import type { Face } from '../../cards/face.ts';
import { FRENCH_SUITS } from '../../cards/french.ts';
import { type RandomSource, shuffledDealer } from '../../core/chance.ts';
import type { Seat } from '../../core/seat.ts';
import { type CardMove, type CardZone, type LastAction, mayAct, ownHand, sees, type View, type Viewer } from '../../core/view.ts';
import { choices, type Situation, whyIllegalIn } from './choices.ts';
import type { OneHundredOneAction, OneHundredOneOptions, OneHundredOneRefusal } from './declaration.ts';
import { DEALT } from './round.ts';
import { outcome, toAct } from './rules.ts';
import { hasLost } from './score.ts';
import { DUTIES, type OneHundredOneState, type PlayersInGame, playersIn } from './state.ts';

export const viewSchema = {
  table: {
    /** 1 for the first round. */
    roundNumber: 'count',
    dealer: 'seat',
    pack: 'closed',
    pile: 'topOnly',
    /** The suit that a queen asks for. */
    ordered: FRENCH_SUITS,
    /** Of whose turn it is. */
    duty: DUTIES,
    /** On whom the last card acted, and how many cards that player took for it. */
    struck: 'seat',
    taken: 'count',
    /** The cards that were left over in the round before. */
    counted: 'faces',
  },
  seat: {
    hand: 'private',
    total: 'whole',
    /** Of each round played. */
    points: 'wholes',
    /** 1 for who went out first in this round, 0 for who is still in. */
    place: 'count',
    bonus: 'whole',
    /** Whether the turn went by because no card helped. */
    passed: 'flag',
  },
} as const;

export type OneHundredOneView = View<typeof viewSchema, OneHundredOneOptions>;

/** Everybody sees the top of the pile and the sizes of the hands; a hand is seen by its holder alone. */
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

/** What the viewer goes by. */
function situationIn(view: OneHundredOneView): Situation {
  const { pack, pile, ordered, duty } = view.table;
  const hand = ownHand(view);
  const endsRound = hand.length === 1 && playersIn(playersOf(view)) === 2;
  const drawable = pack > 0 || pile.size > 1;
  const { freeDraw } = view.options;
  return { hand, top: pile.top ?? '', ordered, duty, endsRound, drawable, freeDraw };
}

/** Who has gone out or dropped out, as everybody sees it. */
export function playersOf({ seats }: OneHundredOneView): PlayersInGame {
  return { places: seats.map(({ place }) => place), totals: seats.map(({ total }) => total) };
}

export function piles(state: OneHundredOneState): readonly (readonly Face[])[] {
  return [state.pack, state.pile, ...state.hands];
}

/** The unseen cards change places, those under the top card too; every pile keeps its size. */
export function determinize(state: OneHundredOneState, viewer: Viewer, source: RandomSource): OneHundredOneState {
  const covered = state.pile.slice(0, -1);
  const hidden = state.hands.flatMap((hand, seat) => (sees(viewer, seat) ? [] : hand));
  const unseen = shuffledDealer([...state.pack, ...covered, ...hidden], source);
  return {
    ...state,
    pack: unseen(state.pack.length),
    pile: [...unseen(covered.length), ...state.pile.slice(-1)],
    hands: state.hands.map((hand, seat) => (sees(viewer, seat) ? hand : unseen(hand.length))),
  };
}

const PACK: CardZone = { zone: 'pack', seat: null };
const PILE: CardZone = { zone: 'pile', seat: null };

/** What lies on the table between two movements. */
interface Stand {
  readonly pack: number;
  readonly pile: number;
}

/** A card to the pile and what it makes others draw; at the end of a round all cards to the pack, and the next deal. */
export function moves(
  before: OneHundredOneView,
  { seat, action }: LastAction<OneHundredOneAction>,
  after: OneHundredOneView,
): readonly CardMove[] {
  const { pack, pile } = before.table;
  const undecided = after.table.roundNumber > before.table.roundNumber && after.table.counted.length === 0;
  if (undecided) return [...gathered(before, seat, action), ...deal(after)];
  if (action.type === 'draw') return drawn({ pack, pile: pile.size }, seat, newCards(before, after, seat, 1));
  if (action.type !== 'play') return [];
  const played: CardMove = { from: hand(seat), to: PILE, cards: [action.card] };
  const stand = { pack, pile: pile.size + 1 };
  if (after.table.roundNumber === before.table.roundNumber) {
    const { struck, taken } = after.table;
    return struck === null ? [played] : [played, ...drawn(stand, struck, newCards(before, after, struck, taken))];
  }
  return [played, ...leftOver(before, stand, seat, after), ...deal(after)];
}

/** Cards from the pack to a hand; where it runs out, all but the top card of the pile are the new pack (rule 6.1). */
function drawn(stand: Stand, seat: Seat, cards: CardMove['cards']): readonly CardMove[] {
  const count = typeof cards === 'number' ? cards : cards.length;
  const first = Math.min(count, stand.pack);
  const onto = (part: CardMove['cards'], size: number): readonly CardMove[] =>
    size === 0 ? [] : [{ from: PACK, to: hand(seat), cards: part }];
  if (typeof cards === 'number') {
    return [...onto(first, first), ...renewed(stand, count - first), ...onto(count - first, count - first)];
  }
  return [...onto(cards.slice(0, first), first), ...renewed(stand, count - first), ...onto(cards.slice(first), count - first)];
}

function renewed({ pile }: Stand, more: number): readonly CardMove[] {
  return more === 0 ? [] : [{ from: PILE, to: PACK, cards: pile - 1 }];
}

/** Rule 6.4: all cards go back to the pack as they are, those on the table first. */
function gathered(before: OneHundredOneView, seat: Seat, action: OneHundredOneAction): readonly CardMove[] {
  const laid = action.type === 'play' ? [action.card] : [];
  const hands = before.seats.map(({ hand: held }, holder): CardMove => {
    const played = holder === seat ? laid : [];
    const cards = typeof held === 'number' ? held - played.length : held.filter((card) => !played.includes(card));
    return { from: hand(holder), to: PACK, cards };
  });
  const pile: CardMove = { from: PILE, to: PACK, cards: before.table.pile.size + laid.length };
  const played: readonly CardMove[] = laid.length === 0 ? [] : [{ from: hand(seat), to: PILE, cards: laid }];
  return [...played, pile, ...hands.filter(({ cards }) => (typeof cards === 'number' ? cards : cards.length) > 0)];
}

/** The last player takes what the last card demands (rule 7.1), the cards are counted (rule 7.3), and all are gathered. */
function leftOver(before: OneHundredOneView, stand: Stand, last: Seat, after: OneHundredOneView): readonly CardMove[] {
  const loser = before.seats.findIndex(({ place, total }, seat) => seat !== last && place === 0 && !hasLost(total));
  const { counted } = after.table;
  const held = sizeOf(before, loser);
  const taken = drawn(stand, loser, counted.slice(held));
  const fromPile = stand.pile - (counted.length - held > stand.pack ? stand.pile - 1 : 0);
  return [...taken, { from: hand(loser), to: PACK, cards: counted }, { from: PILE, to: PACK, cards: fromPile }];
}

/** Rules 3.2 and 3.3: one card at a time, the viewer's own with their faces, the last one to the table, and what that one does. */
function deal(after: OneHundredOneView): readonly CardMove[] {
  const { dealer, pile, struck, taken } = after.table;
  if (dealer === null || pile.top === null) return [];
  const players = after.seats.flatMap(({ total }, seat) => (hasLost(total) ? [] : [seat]));
  const turned = players.indexOf(dealer) + 1;
  const order = [...players.slice(turned), ...players.slice(0, turned)];
  const dealt = Array.from({ length: DEALT * order.length - 1 }, (_, index): CardMove => {
    const seat = order[index % order.length] ?? dealer;
    return { from: PACK, to: hand(seat), cards: faceOrOne(after, seat, Math.floor(index / order.length)) };
  });
  const opening: CardMove = { from: PACK, to: PILE, cards: [pile.top] };
  if (struck === null || taken === 0) return [...dealt, opening];
  const own = after.seats[struck]?.hand;
  return [...dealt, opening, { from: PACK, to: hand(struck), cards: typeof own === 'object' ? own.slice(-taken) : taken }];
}

function hand(seat: Seat): CardZone {
  return { zone: 'hand', seat };
}

/** The faces of what a seat has drawn, for itself; for the others how many. */
function newCards(before: OneHundredOneView, after: OneHundredOneView, seat: Seat, count: number): CardMove['cards'] {
  const own = after.seats[seat]?.hand;
  return typeof own === 'object' ? own.slice(sizeOf(before, seat)) : count;
}

function sizeOf(view: OneHundredOneView, seat: Seat): number {
  const cards = view.seats[seat]?.hand ?? 0;
  return typeof cards === 'number' ? cards : cards.length;
}

function faceOrOne(view: OneHundredOneView, seat: Seat, index: number): readonly Face[] | number {
  const cards = view.seats[seat]?.hand;
  return typeof cards === 'object' ? cards.slice(index, index + 1) : 1;
}
