import { placed } from '../layout/pose.ts';
import { highlightOf } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';

/** The line about the whole table, at the same place in every game. */
export function TableStatus({ ui }: { readonly ui: TableUiState }) {
  const status = ui.presentation.status?.(ui.view.shown.value.view, highlightOf(ui)) ?? null;
  if (status === null) return null;
  const { short, long, sign } = status;
  return (
    <div key={long} class="table-status" role="img" aria-label={long} style={placed(ui.screen.frame.value.status)}>
      <span class="status-chip truncated">
        {sign}
        <span class={sign === undefined ? '' : 'status-word'}>{short}</span>
      </span>
    </div>
  );
}
