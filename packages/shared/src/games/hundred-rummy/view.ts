import type { Face } from '../../cards/face.ts';
import { type RandomSource, redealer } from '../../core/chance.ts';
import { mayAct, ownHand, sees, type View, type Viewer } from '../../core/view.ts';
import type { RummyAction, RummyOptions } from './declaration.ts';
import { outcome, toAct } from './rules.ts';
import { HAND, isHundred } from './score.ts';
import { pointsOf, type RummyState } from './state.ts';

export const shape = {
  table: { game: 'count', first: 'seat', draw: 'closed', discard: 'topped', shown: 'faces' },
  seat: { hand: 'owned', scored: 'open', points: 'count', games: 'wholes' },
} as const;

export type RummyView = View<typeof shape, RummyOptions>;

/** Everybody sees what was scored and the top of the discard pile; a hand is seen by its holder alone. */
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

const NOTHING: readonly RummyAction[] = [];
const UNSEEN: readonly RummyAction[] = [{ type: 'draw', from: 'draw' }];
const EITHER: readonly RummyAction[] = [...UNSEEN, { type: 'draw', from: 'discard' }];
const SCORE: RummyAction = { type: 'score' };

function discarding(card: Face): RummyAction {
  return { type: 'discard', card };
}

export function piles({ draw, discard, hands, scored }: RummyState): readonly (readonly Face[])[] {
  return [draw, discard, ...hands, ...scored];
}

/** The others' hands, the draw pile and what lies under the top of the discard pile change places; every pile keeps its size. */
export function redeal(state: RummyState, viewer: Viewer, source: RandomSource): RummyState {
  const { draw, discard, hands } = state;
  const hidden = hands.flatMap((hand, seat) => (sees(viewer, seat) ? [] : hand));
  const unseen = redealer([...draw, ...discard.slice(0, -1), ...hidden], source);
  return {
    ...state,
    draw: unseen(draw.length),
    discard: [...unseen(Math.max(0, discard.length - 1)), ...discard.slice(-1)],
    hands: hands.map((hand, seat) => (sees(viewer, seat) ? hand : unseen(hand.length))),
  };
}
