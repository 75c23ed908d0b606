import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { shortcutOf } from '../../lib/shortcut.ts';
import { replayTurn } from '../state/replay-turn.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { SideButton } from './side-button.tsx';

const KEY = 'Backspace';

export function ReplayTurnButton({ ui }: { readonly ui: TableUiState }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const elsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
      const below = button.current?.closest('[inert]') !== null; // The table is below something that covers the whole page.
      if (shortcutOf(event) === KEY && !event.repeat && !elsewhere && !below) replayTurn(ui);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ui]);
  const { lookBack: label } = t.value.gameTable;
  return (
    <SideButton
      button={button}
      label={label}
      box={ui.screen.frame.value.again}
      path="M11 6.5 5.5 12l5.5 5.5M18.5 6.5 13 12l5.5 5.5"
      aria-keyshortcuts={KEY}
      aria-disabled={ui.replay.past.value === null}
      aria-pressed={ui.view.shown.value.again !== null}
      data-tip={`${label} (\u232B\uFE0E)`}
      onClick={() => replayTurn(ui)}
    />
  );
}
