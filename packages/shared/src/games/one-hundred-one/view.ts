import type { Face } from '../../cards/face.ts';
import { FRENCH_SUITS, type FrenchSuit } from '../../cards/french.ts';
import { type RandomSource, redealer } from '../../core/chance.ts';
import type { Seat } from '../../core/seat.ts';
import { ownHand, type View } from '../../core/view.ts';
import type { OneHundredOneAction } from './actions.ts';
import { covers, isQueen } from './cards.ts';
import type { OneHundredOneOptions } from './options.ts';
import { endsRound } from './round.ts';
import { toAct } from './rules.ts';
import { hasLost } from './score.ts';
import type { Duty, OneHundredOneState } from './state.ts';
import { couldCover } from './turn.ts';

export const shape = {
  table: {
    /** 1 for the first round. */
    roundNumber: 'count',
    dealer: 'seat',
    pack: 'closed',
    pile: 'topped',
    /** The suit that a queen asks for, or nothing. */
    ordered: 'text',
    /** A `Duty` of whose turn it is. */
    duty: 'text',
    /** On whom the last card acted, and how many cards that player took for it. */
    struck: 'seat',
    taken: 'count',
    /** The cards that were left over in the round before. */
    counted: 'faces',
  },
  seat: {
    hand: 'owned',
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

export type OneHundredOneView = View<typeof shape, OneHundredOneOptions>;

/** Everybody sees the top of the pile and the sizes of the hands; a hand is seen by its holder alone. */
export function view(state: OneHundredOneState, viewer: Seat | null): OneHundredOneView {
  const { round, dealer, ordered, duty, struck, taken, counted } = state;
  const pile = { top: state.pile.at(-1) ?? null, size: state.pile.length };
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    table: { roundNumber: round, dealer, pack: state.pack.length, pile, ordered, duty, struck, taken, counted },
    seats: state.hands.map((hand, seat) => ({
      hand: seat === viewer ? hand : hand.length,
      total: state.totals[seat] ?? 0,
      points: state.points[seat] ?? [],
      place: state.places[seat] ?? 0,
      bonus: state.bonuses[seat] ?? 0,
      passed: state.passed.includes(seat),
    })),
  };
}

/** How many are still in the round. */
export function playersIn({ seats }: OneHundredOneView): number {
  let players = 0;
  for (const { place, total } of seats) if (place === 0 && !hasLost(total)) players++;
  return players;
}

export function legal(view: OneHundredOneView): readonly OneHundredOneAction[] {
  const { viewer, toAct, table, options } = view;
  if (viewer === null || toAct[0] !== viewer) return [];
  const duty = table.duty as Duty;
  if (duty === 'order') return ORDERS;
  const hand = ownHand(view);
  const actions = plays(view, hand);
  if (duty === 'drawn') {
    return options.freeDraw && couldCover(hand, table.pile.top ?? '', table.ordered as FrenchSuit | '')
      ? [...actions, PASS]
      : actions;
  }
  const drawable = table.pack > 0 || table.pile.size > 1;
  return drawable && (options.freeDraw || actions.length === 0) ? [...actions, DRAW] : actions;
}

function plays(view: OneHundredOneView, hand: readonly Face[]): readonly OneHundredOneAction[] {
  const actions: OneHundredOneAction[] = [];
  const { pile, ordered } = view.table;
  for (const card of hand) {
    if (!covers(card, pile.top ?? '', ordered as FrenchSuit | '')) continue;
    if (isQueen(card) && !endsRound(hand.length, playersIn(view))) {
      for (const suit of FRENCH_SUITS) actions.push({ type: 'play', card, suit });
    } else actions.push({ type: 'play', card });
  }
  return actions;
}

export function piles(state: OneHundredOneState): readonly (readonly Face[])[] {
  return [state.pack, state.pile, ...state.hands];
}

/** The unseen cards change places, those under the top card too; every pile keeps its size. */
export function redeal(state: OneHundredOneState, viewer: Seat | null, source: RandomSource): OneHundredOneState {
  const covered = state.pile.slice(0, -1);
  const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const unseen = redealer([...state.pack, ...covered, ...hidden], source);
  return {
    ...state,
    pack: unseen(state.pack.length),
    pile: [...unseen(covered.length), ...state.pile.slice(-1)],
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : unseen(hand.length))),
  };
}

const ORDERS: readonly OneHundredOneAction[] = FRENCH_SUITS.map((suit) => ({ type: 'order', suit }));
const DRAW: OneHundredOneAction = { type: 'draw' };
const PASS: OneHundredOneAction = { type: 'pass' };
