import { useRef } from 'preact/hooks';
import type { TableUiState } from '../state/table-ui-state.ts';

/** Lets Escape close the log, unless the same key has cancelled something: a question, or a picked card. */
export function useEscape({ choice: { asked }, hand: { picked }, log: { logOpen } }: TableUiState) {
  const wasChoosing = useRef(false);
  return {
    /** Notes what there is to cancel. The elements inside cancel it before the key reaches the table. */
    onKeyDownCapture(): void {
      wasChoosing.current = asked.peek() !== null || picked.peek().length > 0;
    },
    closeLog(): void {
      if (!wasChoosing.current) logOpen.value = false;
    },
  };
}
