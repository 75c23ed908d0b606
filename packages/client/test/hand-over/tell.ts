import type { ToldActionOf } from '@hundredfold/shared/core/action.ts';
import { leftOf } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import type { actions, HandOverView } from '@hundredfold/shared/testing/tiny/hand-over.ts';
import { cardName } from '../../src/table/card-words.ts';
import type { NameOf, Told } from '../../src/table/staging.ts';
import { handOverTold } from './told.ts';

/** An action as far as whoever looks may know of it. */
export type HandOverTold = ToldActionOf<typeof actions>;

/** What just happened, in sentences. */
export function tell({ last, after }: Told<HandOverView, HandOverTold>, name: NameOf): readonly string[] {
  const told = handOverTold.value;
  const { seat, action } = last;
  switch (action.type) {
    case 'pass': {
      const to = name(leftOf(seat, after.seats.length));
      const passed = told.passed(name(seat), action.cards?.map(cardName) ?? null, to);
      return after.table.stage === 'pass' ? [passed] : [passed, told.handedOver];
    }
    case 'show': {
      const showed = told.showed(name(seat), cardName(action.card));
      return isOver(after) ? [showed, told.over] : [showed];
    }
  }
}
