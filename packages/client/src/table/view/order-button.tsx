import { t } from '../../i18n/index.ts';
import type { Box } from '../layout/pose.ts';
import { changeHandOrder, choosesOrder } from '../state/hand-order.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { SideButton } from './side-button.tsx';

export function OrderButton({ ui }: { readonly ui: TableUiState }) {
  const { order } = ui.hand;
  const box = boxOf(ui);
  if (!choosesOrder(ui) || box === null) return null;
  const { ordered, orders } = t.value.gameTable;
  return (
    <SideButton
      label={ordered(orders[order.value])}
      box={box}
      path={SIGNS[order.value]}
      data-repeats="order"
      onClick={() => changeHandOrder(ui)}
    />
  );
}

/**
 * Returns the box of the button. On a phone in portrait it takes the place of the score sheet's button, if there is no sheet or
 * no other place.
 */
function boxOf({ screen: { frame }, presentation, view: { shown }, name }: TableUiState): Box | null {
  const { form, order, sheet } = frame.value;
  if (form !== 'tall' || (presentation.sheet !== undefined && order !== null)) return order;
  return (presentation.sheet?.(shown.value.view, name) ?? null) === null ? sheet : null;
}

const SORTED = 'M6 4.5v15M3 16.5l3 3l3-3';
const SIGNS = {
  suit: `${SORTED}M16 6c2.4 3 4.2 3.9 4.2 6a2.1 2.1 0 0 1-4.2.3a2.1 2.1 0 0 1-4.2-.3c0-2.1 1.8-3 4.2-6zM16 12.3V17`,
  rank: `${SORTED}M12.5 6.5h8.5M12.5 12h6M12.5 17.5h3.5`,
  own: 'M4 7h5v10H4zM15 7h5v10h-5zM12 21V9m-2.5 2.5L12 9l2.5 2.5',
} as const;
