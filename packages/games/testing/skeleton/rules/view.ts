import {
  type CardMove,
  type CardsByZone,
  type LastAction,
  mayAct,
  ownHand,
  sees,
  trickMoves,
  type View,
  type Viewer,
} from '@hundredfold/shared/game';
import type { SkeletonAction, SkeletonOptions, SkeletonRefusal } from './declaration.ts';
import { outcome, toAct, whyIllegalIn } from './rules.ts';
import { winnerOf } from './score.ts';
import { type SkeletonState, setup } from './state.ts';

export const viewSchema = {
  table: { leader: 'seat', deck: 'closed', trick: 'open' },
  seat: { hand: 'private', won: 'closed' },
} as const;

export type SkeletonView = View<typeof viewSchema, SkeletonOptions>;

export function cards({ deck, trick, hands, won }: SkeletonState): CardsByZone<typeof viewSchema> {
  return { table: { deck, trick }, seat: { hand: hands, won } };
}

export function withCards(state: SkeletonState, { table, seat }: CardsByZone<typeof viewSchema>): SkeletonState {
  return { ...state, deck: table.deck, trick: table.trick, hands: seat.hand, won: seat.won };
}

export function stateLike({ options, table, seats }: SkeletonView, placed: CardsByZone<typeof viewSchema>): SkeletonState {
  return withCards({ ...setup(options, seats.length), phase: 'play', leader: table.leader }, placed);
}

/** Returns the view. Everyone sees the trick and the sizes of the hands; only its player sees a hand. */
export function view(state: SkeletonState, viewer: Viewer): SkeletonView {
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: { leader: state.leader, deck: state.deck.length, trick: state.trick },
    seats: state.hands.map((hand, seat) => ({
      hand: sees(viewer, seat) ? hand : hand.length,
      won: state.won[seat]?.length ?? 0,
    })),
  };
}

export function legal(view: SkeletonView): readonly SkeletonAction[] {
  return mayAct(view) ? ownHand(view).map((card) => ({ type: 'play', card })) : [];
}

export function whyIllegal(view: SkeletonView, action: SkeletonAction): SkeletonRefusal | null {
  return whyIllegalIn(ownHand(view), action);
}

export function cardMoves(before: SkeletonView, last: LastAction<SkeletonAction>): readonly CardMove[] {
  return trickMoves(before, last, (trick) => winnerOf(trick, before.seats.length));
}
