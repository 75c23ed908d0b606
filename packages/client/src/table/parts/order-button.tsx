import { type Box, placed } from '../geometry/spot.ts';
import { choosesOrder, hold, nextOrder } from '../hold.ts';
import type { Stage } from '../stage.ts';
import { tableWords } from '../words.ts';

/** How the hand is held, beside it; a press holds it in the next order. */
export function OrderButton({ stage }: { readonly stage: Stage }) {
  const { order } = stage;
  const box = boxOf(stage);
  if (!choosesOrder(stage) || box === null) return null;
  const { ordered, orders } = tableWords.value;
  const label = ordered(orders[order.value]);
  return (
    <button
      type="button"
      class="side-button"
      aria-label={label}
      title={label}
      style={placed(box)}
      onClick={() => hold(stage, nextOrder(stage))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[order.value]} />
      </svg>
    </button>
  );
}

/** On a phone upright the place of the score sheet's button is taken where there will be none, or no other place is. */
function boxOf({ frame, staging, shown, name }: Stage): Box | null {
  const { form, order, sheet } = frame.value;
  if (form !== 'tall' || (staging.sheet !== undefined && order !== null)) return order;
  return (staging.sheet?.(shown.value.view, name) ?? null) === null ? sheet : null;
}

/** A suit, steps that rise, and a card that is put between two others. */
const SIGNS = {
  suit: 'M12 4c4 5 7 6.5 7 10a3.5 3.5 0 0 1-7 .5a3.5 3.5 0 0 1-7-.5c0-3.5 3-5 7-10zM12 14.5V20',
  rank: 'M5 19v-4M10 19v-7M15 19V9M20 19V5',
  own: 'M4 7h5v10H4zM15 7h5v10h-5zM12 21V9m-2.5 2.5L12 9l2.5 2.5',
} as const;
