import type { TableUiState } from './table-ui-state.ts';

/** Skips the rest of the animation: a player who acts does not wait for it. */
export function skipAnimation({ replay: { skips } }: TableUiState): void {
  skips.value++;
}

/** Starts the replay of the last turn, or ends it. */
export function replayTurn(ui: TableUiState): void {
  if (ui.view.shown.peek().again !== null) skipAnimation(ui);
  else if (ui.replay.past.peek() !== null) ui.replay.requests.value++;
}
