import { pressed } from '../act.ts';
import { placed } from '../geometry/placed.ts';
import type { Box } from '../geometry/spot.ts';
import { LIFT, type OwnCard, type TableState } from '../table-state.ts';
import { isSought } from './is-sought.ts';

interface Props {
  readonly card: OwnCard;
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
export function HandCard({ card, strip, width, table, reachable, onFocus }: Props) {
  const { view } = table.latest.value;
  const { face, index } = card;
  const press = table.staging.press(view, face);
  const consider = (): void => {
    table.considered.value = card;
  };
  const leave = (): void => {
    const considered = table.considered.peek();
    if (considered?.face === face && considered.index === index) table.considered.value = null;
  };
  return (
    <button
      type="button"
      class="hand-card"
      data-card={face}
      tabIndex={reachable ? 0 : -1}
      aria-label={table.staging.describe(view, face, table.name)}
      aria-disabled={press === null}
      style={{ ...placed(strip), '--lift': `${press === null ? 0 : width * LIFT}px` }}
      onPointerEnter={consider}
      onPointerDown={consider}
      onPointerLeave={leave}
      onFocus={(event) => {
        onFocus();
        if (isSought(event)) consider();
      }}
      onClick={() => {
        if (press !== null) pressed(table, press, card);
      }}
    />
  );
}
