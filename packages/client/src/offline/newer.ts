import { signal } from '@preact/signals';

/** Whether the house has a newer version than this page, and this browser has it ready. */
export const newer = signal(false);
