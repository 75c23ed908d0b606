import { isOver } from '@hundredfold/shared/core/view.ts';
import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { placementOn } from './standing.ts';
import { fourSquareTold } from './told.ts';

/** What just happened, in sentences. */
export function tell(
  { before, last: { seat, action }, after }: Told<FourSquareView, FourSquareAction>,
  name: NameOf,
): readonly string[] {
  const told = fourSquareTold.value;
  const zone = STACK_ZONES[action.stack] ?? 'stack0';
  const placement = placementOn(before, action.stack);
  const placed = told.placed(name(seat), before.table.card[0] ?? '', before.table[zone].top ?? '', placement?.total ?? 0);
  return [placed, ...(placement !== null && placement.takes > 0 ? taking() : []), ...absent(), ...end()];

  function taking(): readonly string[] {
    const points = (after.seats[seat]?.points ?? 0) - (before.seats[seat]?.points ?? 0);
    const { top } = after.table[zone];
    const took = told.took(name(seat), placement?.takes ?? 0, points);
    return top === null ? [took] : [took, told.restarts(top)];
  }

  function absent(): readonly string[] {
    const { ghosts, discard, discarded } = after.table;
    return discard.size === before.table.discard.size ? [] : [told.absent(ghosts, discarded)];
  }

  function end(): readonly string[] {
    return isOver(after) ? [told.empty] : [];
  }
}
