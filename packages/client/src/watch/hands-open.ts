import { signal } from '@preact/signals';

/** Whether this page shows all hands of its table, late; else the table as it stands. */
export const handsOpen = signal(false);

export function closeHands(): void {
  handsOpen.value = false;
}
