import { HUNDRED_FACES, hundredValue } from '@hundredfold/shared/cards/hundred.ts';
import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { GOAL } from '@hundredfold/shared/games/four-square/score.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { fourSquareMessages } from './messages.ts';
import { placementOn } from './standing.ts';

export function reason(view: FourSquareView, { stack }: FourSquareAction): string | null {
  const texts = fourSquareMessages.value.hint;
  const placement = placementOn(view, stack);
  if (placement === null) return null;
  if (placement.takes > 0) return texts.takes(placement.takes);
  const isAlone = view.seats.length === 1;
  const then = isAlone ? texts.most : canReach(view, stack, placement.total) ? texts.least : texts.outOfReach;
  return `${texts.makes(placement.total)}: ${then}`;
}

/** Returns whether the next card can bring that total to 100. */
function canReach({ table }: FourSquareView, placed: number, total: number): boolean {
  const tops = STACK_ZONES.map((zone, stack) => (stack === placed ? table.card[0] : table[zone].top) ?? '');
  return tops.some((top) => HUNDRED_FACES.some((face) => total - hundredValue(top) + hundredValue(face) === GOAL));
}
