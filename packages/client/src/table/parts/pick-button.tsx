import { facesInHand } from '../own-card.ts';
import { propose, takeBack } from '../press.ts';
import type { Stage } from '../stage.ts';
import type { Picking } from '../staging.ts';
import { decisionAt } from './questions.tsx';

/** Ends the choice of several cards in hand, once there are enough, and says what it will do with them. */
export function PickButton({ picking, stage }: { readonly picking: Picking; readonly stage: Stage }) {
  const picked = stage.picked.value;
  const cards = facesInHand(picked);
  const enough = picked.length === picking.count;
  return (
    <button
      type="button"
      class="decide is-picking"
      aria-disabled={!enough}
      style={decisionAt(stage.frame.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') takeBack(stage);
      }}
      onClick={() => {
        if (enough) void propose(stage, picking.choose(cards), picked);
      }}
    >
      {picking.label(cards)}
    </button>
  );
}
