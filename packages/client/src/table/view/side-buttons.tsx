import type { ComponentProps, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { shortcutOf } from '../../lib/shortcut.ts';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { type Box, placed } from '../layout/pose.ts';
import { changeHandOrder, choosesOrder } from '../state/hand-order.ts';
import { replayTurn } from '../state/replay-turn.ts';
import type { TableUiState } from '../state/table-ui-state.ts';

interface Props extends Omit<ComponentProps<'button'>, 'ref' | 'style'> {
  readonly label: string;
  readonly box: Box;
  /** The path of the sign, drawn in a square of 24. */
  readonly path: string;
  readonly button?: RefObject<HTMLButtonElement | null>;
}

export function SideButton({ label, box, path, button, ...more }: Props) {
  return (
    <button {...(button && { ref: button })} type="button" class="side-button" aria-label={label} style={placed(box)} {...more}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

export function OrderButton({ ui }: { readonly ui: TableUiState }) {
  const { order } = ui.hand;
  const box = orderBox(ui);
  if (!choosesOrder(ui) || box === null) return null;
  const { ordered, orders } = t.value.gameTable;
  return (
    <SideButton
      label={ordered(orders[order.value])}
      box={box}
      path={ORDER_SIGNS[order.value]}
      data-repeats="order"
      onClick={() => changeHandOrder(ui)}
    />
  );
}

/**
 * Returns the box of the order button. On a phone in portrait it takes the place of the score sheet's button, if there is no sheet or
 * no other place.
 */
function orderBox({ screen: { frame }, presentation, view: { shown }, name }: TableUiState): Box | null {
  const { form, order, sheet } = frame.value;
  if (form !== 'tall' || (presentation.sheet !== undefined && order !== null)) return order;
  return (presentation.sheet?.(shown.value.view, name) ?? null) === null ? sheet : null;
}

const SORTED = 'M6 4.5v15M3 16.5l3 3l3-3';
const ORDER_SIGNS = {
  suit: `${SORTED}M16 6c2.4 3 4.2 3.9 4.2 6a2.1 2.1 0 0 1-4.2.3a2.1 2.1 0 0 1-4.2-.3c0-2.1 1.8-3 4.2-6zM16 12.3V17`,
  rank: `${SORTED}M12.5 6.5h8.5M12.5 12h6M12.5 17.5h3.5`,
  own: 'M4 7h5v10H4zM15 7h5v10h-5zM12 21V9m-2.5 2.5L12 9l2.5 2.5',
} as const;

const REPLAY_KEY = 'Backspace';

export function ReplayTurnButton({ ui }: { readonly ui: TableUiState }) {
  const button = useRef<HTMLButtonElement>(null);
  useWindowEvent('keydown', (event) => {
    const elsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
    const below = button.current?.closest('[inert]') !== null; // The table is below something that covers the whole page.
    if (shortcutOf(event) === REPLAY_KEY && !event.repeat && !elsewhere && !below) replayTurn(ui);
  });
  const { lookBack: label } = t.value.gameTable;
  return (
    <SideButton
      button={button}
      label={label}
      box={ui.screen.frame.value.again}
      path="M11 6.5 5.5 12l5.5 5.5M18.5 6.5 13 12l5.5 5.5"
      aria-keyshortcuts={REPLAY_KEY}
      aria-disabled={ui.replay.past.value === null}
      aria-pressed={ui.view.shown.value.again !== null}
      data-tip={`${label} (\u232B\uFE0E)`}
      onClick={() => replayTurn(ui)}
    />
  );
}
