import type { Seat } from '../../../../core/seat.ts';
import type { Viewer } from '../../../../core/view.ts';
import { type Scene, scene, split } from '../../../scene.ts';
import { skeleton } from '../index.ts';
import type { SkeletonState } from '../state.ts';
import type { SkeletonView } from '../view.ts';

export interface SkeletonTable {
  readonly scene: Scene;
  readonly state: SkeletonState;
  /** Plays cards one after the other, each by the seat that is to act. */
  plays(cards: string): SkeletonTable;
  refuses(seat: Seat, card: string): string;
  seenBy(viewer: Viewer): SkeletonView;
}

export function dealt(hands: readonly string[], leader: Seat = 0): SkeletonTable {
  const held = hands.map(split);
  const order = hands.map((_, index) => (leader + index) % hands.length);
  const top = (held[0] ?? []).flatMap((_, index) => order.map((seat) => held[seat]?.[index] ?? ''));
  return tableOf(scene(skeleton, {}, hands.length).picks(leader).shuffles(top));
}

export function tableOf(now: Scene): SkeletonTable {
  const state = now.match.state as SkeletonState;
  return {
    scene: now,
    state,
    plays: (cards) =>
      tableOf(
        split(cards).reduce((after, card) => {
          const [seat = 0] = skeleton.toAct(after.match.state as SkeletonState);
          return after.acts(seat, { type: 'play', card });
        }, now),
      ),
    refuses: (seat, card) => now.refuses(seat, { type: 'play', card }),
    seenBy: (viewer) => skeleton.view(state, viewer),
  };
}
