import { useLayoutEffect } from 'preact/hooks';
import type { TipTarget } from '../../games/help.ts';
import { t } from '../../i18n/index.ts';
import { middle, placedAt } from '../../table/layout/pose.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { TextButton } from '../../ui/text-button.tsx';

import './tips.css';

interface TipStripProps extends TipTarget {
  readonly ui: TableUiState;
  onGot(): void;
}

/** A sentence above the hand, while its subject pulses. A live region elsewhere reads it. */
export function TipStrip({ says, at, ui, onGot }: TipStripProps) {
  useLayoutEffect(() => {
    const meant = document.querySelectorAll(at);
    for (const each of meant) each.toggleAttribute('data-has-tip', true);
    return () => {
      for (const each of meant) each.removeAttribute('data-has-tip');
    };
  }, [at]);
  const { tip } = ui.screen.frame.value;
  const room = { ...placedAt(middle(tip).x, tip.y), height: `${tip.height}px`, maxWidth: `${tip.width}px` };
  return (
    <div class="tip-strip row" style={room}>
      <p aria-hidden="true">{says}</p>
      <TextButton class="tip-got" label={t.value.tips.gotIt} onClick={onGot} />
    </div>
  );
}
