import type { RummyAction } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { sizeOf } from '../../table/geometry/zones.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { rummyTold } from './told.ts';

/** What just happened, in sentences. */
export function tell({ before, last: { seat, action }, after }: Told<RummyView, RummyAction>, name: NameOf): readonly string[] {
  const told = rummyTold.value;
  switch (action.type) {
    case 'discard':
      return [told.discarded(name(seat), action.card)];
    case 'draw': {
      if (action.from === 'discard') return [told.took(name(seat), before.table.discard.top ?? '')];
      const hand = after.seats[seat]?.hand;
      const own = typeof hand === 'object' ? hand.at(-1) : undefined;
      const drew = own === undefined ? told.drew(name(seat)) : told.drewOwn(name(seat), own);
      return [...shuffled(before, 1), drew];
    }
    case 'score': {
      const { shown, game, first } = after.table;
      const points = (before.seats[seat]?.points ?? 0) + 100;
      const showed = told.showed(name(seat), shown, points);
      if (game > before.table.game) return [showed, told.newGame(game, name(first ?? 0))];
      return [showed, ...shuffled(before, sizeOf(after.seats[seat]?.hand ?? 0))];
    }
  }
}

/** Whether the discard pile had to be shuffled before all of them were drawn. */
function shuffled({ table, seats }: RummyView, drawn: number): readonly string[] {
  return seats.length > 1 && drawn > table.draw ? [rummyTold.value.shuffled] : [];
}
