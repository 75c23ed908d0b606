import { useRef } from 'preact/hooks';
import type { TableUiState } from '../state/table-ui-state.ts';

/** Lets Escape close the log, unless the same key has cancelled something: a question, or a picked card. */
export function useEscape(ui: TableUiState) {
  const wasChoosing = useRef(false);
  return {
    /** Notes what there is to cancel. The elements inside cancel it before the key reaches the table. */
    onKeyDownCapture(): void {
      wasChoosing.current = isChoosing(ui);
    },
    closeLog(): void {
      if (!wasChoosing.current) ui.log.logOpen.value = false;
    },
  };
}

function isChoosing({ choice: { asked }, hand: { picked } }: TableUiState): boolean {
  return asked.peek() !== null || picked.peek().length > 0;
}
