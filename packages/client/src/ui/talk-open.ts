import { signal } from '@preact/signals';

/** Whether the talk of the table lies open. */
export const talkOpen = signal(false);
