import type { Face } from '@hundredfold/shared/cards/face.ts';
import { act } from './act.ts';
import { placed } from './placed.ts';
import type { Box } from './spot.ts';
import { LIFT, type TableState } from './table-state.ts';

interface Props {
  readonly face: Face;
  /** What can be seen of the card. */
  readonly strip: Box;
  /** Of the whole card. */
  readonly width: number;
  readonly table: TableState;
  /** By the tab key; the arrows reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

/** An own card as a button. */
export function HandCard({ face, strip, width, table, reachable, onFocus }: Props) {
  const { view } = table.latest.value;
  const action = table.staging.press(view, face);
  const consider = (): void => {
    table.considered.value = face;
  };
  const leave = (): void => {
    if (table.considered.peek() === face) table.considered.value = null;
  };
  return (
    <button
      type="button"
      class="hand-card"
      data-card={face}
      tabIndex={reachable ? 0 : -1}
      aria-label={table.staging.describe(view, face, table.name)}
      aria-disabled={action === null}
      style={{ ...placed(strip), '--lift': `${action === null ? 0 : width * LIFT}px` }}
      onPointerEnter={consider}
      onPointerDown={consider}
      onPointerLeave={leave}
      onFocus={({ currentTarget }) => {
        onFocus();
        if (currentTarget.matches(':focus-visible')) consider(); // Not when the focus only follows a finger or a mouse.
      }}
      onClick={() => {
        if (action !== null) void act(table, action, face);
      }}
    />
  );
}
