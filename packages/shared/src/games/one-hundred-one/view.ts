import type { Face } from '../../cards/face.ts';
import { FRENCH_SUITS } from '../../cards/french.ts';
import { type RandomSource, redealer } from '../../core/chance.ts';
import { mayAct, ownHand, sees, type View, type Viewer } from '../../core/view.ts';
import { choices } from './choices.ts';
import type { OneHundredOneAction, OneHundredOneOptions } from './declaration.ts';
import { outcome, toAct } from './rules.ts';
import { DUTIES, type OneHundredOneState, type Players, playersIn } from './state.ts';

export const shape = {
  table: {
    /** 1 for the first round. */
    roundNumber: 'count',
    dealer: 'seat',
    pack: 'closed',
    pile: 'topped',
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
  if (!mayAct(view)) return [];
  const { pack, pile, ordered, duty } = view.table;
  const hand = ownHand(view);
  const endsRound = hand.length === 1 && playersIn(playersOf(view)) === 2;
  const drawable = pack > 0 || pile.size > 1;
  const { freeDraw } = view.options;
  return choices({ hand, top: pile.top ?? '', ordered, duty, endsRound, drawable, freeDraw });
}

/** Who has gone out or dropped out, as everybody sees it. */
export function playersOf({ seats }: OneHundredOneView): Players {
  return { places: seats.map(({ place }) => place), totals: seats.map(({ total }) => total) };
}

export function piles(state: OneHundredOneState): readonly (readonly Face[])[] {
  return [state.pack, state.pile, ...state.hands];
}

/** The unseen cards change places, those under the top card too; every pile keeps its size. */
export function redeal(state: OneHundredOneState, viewer: Viewer, source: RandomSource): OneHundredOneState {
  const covered = state.pile.slice(0, -1);
  const hidden = state.hands.flatMap((hand, seat) => (sees(viewer, seat) ? [] : hand));
  const unseen = redealer([...state.pack, ...covered, ...hidden], source);
  return {
    ...state,
    pack: unseen(state.pack.length),
    pile: [...unseen(covered.length), ...state.pile.slice(-1)],
    hands: state.hands.map((hand, seat) => (sees(viewer, seat) ? hand : unseen(hand.length))),
  };
}
