import type { Seat } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import { skeleton } from '../index.ts';
import type { SkeletonState } from '../state.ts';
import type { SkeletonView } from '../view.ts';

class SkeletonTable extends TestTable<SkeletonState, SkeletonView> {
  plays(cards: string): this {
    return this.does(...split(cards).map((card) => ({ type: 'play', card })));
  }

  refuses(seat: Seat, card: string): string {
    return this.refusal(seat, { type: 'play', card });
  }
}

export function table(seats: number): SkeletonTable {
  return new SkeletonTable(newMatch(skeleton, {}, seats));
}

export function dealt(hands: readonly string[], leader: Seat = 0): SkeletonTable {
  const held = hands.map(split);
  const order = hands.map((_, index) => (leader + index) % hands.length);
  const top = (held[0] ?? []).flatMap((_, index) => order.map((seat) => held[seat]?.[index] ?? ''));
  return table(hands.length).picks(leader).shuffles(top);
}
